interface Member {
  /** Key of their words in app/content/{language}/team.ts and base name of their photo. */
  id: string;
  name: string;
  /** Address of their profile; undefined shows none. */
  linkedin: string | undefined;
}

/** Sample people (specification chapter 3): what is the same about them in every language. */
export const team = [
  { id: 'ana', name: 'Ana Exemplo', linkedin: 'https://www.linkedin.com/in/ana-exemplo' },
  { id: 'bruno', name: 'Bruno Modelo', linkedin: 'https://www.linkedin.com/in/bruno-modelo' },
  { id: 'clara', name: 'Clara Amostra', linkedin: undefined },
  { id: 'davi', name: 'Davi Ensaio', linkedin: 'https://www.linkedin.com/in/davi-ensaio' },
] as const satisfies readonly Member[];

export type TeamMemberId = (typeof team)[number]['id'];
