/** Specification chapter 3: four groups of six names, the same in every language. */
export const technologyGroups = {
  interfaces: ['React', 'Next.js', 'TypeScript', 'Vue.js', 'React Native', 'Flutter'],
  services: ['Node.js', 'Python', 'Go', 'Java', 'PostgreSQL', 'Redis'],
  intelligence: [
    'PyTorch',
    'LangGraph',
    'Hugging Face',
    'scikit-learn',
    'pgvector',
    'ONNX Runtime',
  ],
  cloud: ['AWS', 'Google Cloud', 'Azure', 'Docker', 'Kubernetes', 'Terraform'],
} as const;

export type TechnologyGroup = keyof typeof technologyGroups;

export const technologyGroupIds = Object.keys(technologyGroups) as TechnologyGroup[];
