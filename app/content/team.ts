/** Sample people (specification chapter 3): what is the same about them in every language. */
export const team = [
  { id: 'ana', name: 'Ana Exemplo', linkedin: 'https://www.linkedin.com/in/ana-exemplo' },
  { id: 'bruno', name: 'Bruno Modelo', linkedin: 'https://www.linkedin.com/in/bruno-modelo' },
  { id: 'clara', name: 'Clara Amostra', linkedin: undefined },
  { id: 'davi', name: 'Davi Ensaio', linkedin: 'https://www.linkedin.com/in/davi-ensaio' },
] as const;

export type TeamMemberId = (typeof team)[number]['id'];
