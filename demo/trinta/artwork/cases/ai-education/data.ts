import type { Language } from '../../language.ts';

export type Words = Record<Language, string>;

const words = (pt: string, en: string): Words => ({ 'pt-BR': pt, en });

export const student = { name: 'Marina Prado', initials: 'MP' };
export const teacher = { name: 'Otávio Bernardes', initials: 'OB' };
export const classCode = 'M2';
export const school = 'Rede Quartzito';
export const unit = 'Juiz de Fora';
/** From Wednesday 19 August to Sunday 8 November 2026. */
export const daysToExam = 81;

/** From the first percentage a topic counts as mastered, below the second as stuck. */
export const masteredFrom = 85;
export const stuckUnder = 40;

/** Topics of algebra and functions with Marina's mastery in per cent; null: not begun. */
export const topics = {
  proportion: { name: words('Razão e proporção', 'Ratio and proportion'), mastery: 97 },
  percent: { name: words('Porcentagem', 'Percentages'), mastery: 93 },
  powers: { name: words('Potências e raízes', 'Powers and roots'), mastery: 89 },
  firstDegree: { name: words('Equação do 1º grau', 'Linear equations'), mastery: 94 },
  linear: { name: words('Função afim', 'Linear functions'), mastery: 96 },
  factoring: { name: words('Fatoração', 'Factoring'), mastery: 72 },
  equation: { name: words('Equação do 2º grau', 'Quadratic equations'), mastery: 91 },
  parabola: { name: words('Gráfico da parábola', 'Graph of a parabola'), mastery: 87 },
  vertex: { name: words('Vértice e eixo', 'Vertex and axis'), mastery: 54 },
  extreme: { name: words('Máximo e mínimo', 'Maxima, minima'), mastery: 22 },
  inequality: { name: words('Inequação do 2º grau', 'Quadratic inequalities'), mastery: null },
  arithmetic: { name: words('Progressão aritmética', 'Arithmetic series'), mastery: 63 },
  geometric: { name: words('Progressão geométrica', 'Geometric series'), mastery: null },
  exponential: { name: words('Função exponencial', 'Exponentials'), mastery: null },
  logarithm: { name: words('Logaritmos', 'Logarithms'), mastery: null },
  interest: { name: words('Juros compostos', 'Compound interest'), mastery: null },
} as const satisfies Record<string, { name: Words; mastery: number | null }>;

export type TopicId = keyof typeof topics;

export const classTopics = [
  'proportion',
  'percent',
  'powers',
  'linear',
  'equation',
  'parabola',
  'vertex',
  'extreme',
] as const satisfies readonly TopicId[];

export interface Classmate {
  name: string;
  /** Per cent, in the order of `classTopics`. */
  mastery: readonly number[];
}

/** Class M2, from the highest average to the lowest. */
export const classmates: readonly Classmate[] = [
  { name: 'Helena Couto', mastery: [93, 99, 99, 93, 86, 91, 89, 87] },
  { name: 'Davi Rezende', mastery: [92, 88, 99, 97, 99, 95, 83, 76] },
  { name: 'Lívia Amaral', mastery: [99, 93, 88, 85, 90, 88, 79, 74] },
  { name: 'Caio Teixeira', mastery: [98, 97, 98, 91, 77, 89, 70, 71] },
  { name: 'Isabela Nunes', mastery: [86, 91, 85, 89, 99, 82, 81, 61] },
  { name: 'Sofia Lacerda', mastery: [99, 84, 90, 84, 87, 75, 76, 62] },
  { name: 'Rafael Brandão', mastery: [91, 93, 87, 88, 84, 74, 76, 61] },
  { name: 'Tomás Guerra', mastery: [97, 89, 85, 78, 84, 79, 78, 57] },
  {
    name: student.name,
    mastery: classTopics.map((topic) => topics[topic].mastery),
  },
  { name: 'Otto Marques', mastery: [90, 91, 86, 85, 80, 76, 63, 57] },
  { name: 'Clara Vilela', mastery: [92, 87, 84, 82, 79, 70, 59, 54] },
  { name: 'Júlia Campos', mastery: [96, 79, 74, 88, 75, 75, 65, 43] },
  { name: 'Pedro Assis', mastery: [98, 89, 77, 79, 72, 62, 56, 49] },
  { name: 'Bruno Salles', mastery: [93, 75, 70, 76, 62, 69, 42, 32] },
  { name: 'Lucas Moreira', mastery: [70, 70, 74, 74, 76, 57, 52, 45] },
  { name: 'Yasmin Rocha', mastery: [78, 59, 76, 83, 71, 55, 47, 39] },
  { name: 'Alice Fonseca', mastery: [80, 79, 71, 67, 50, 52, 40, 28] },
  { name: 'Igor Batista', mastery: [78, 66, 70, 64, 57, 54, 44, 34] },
  { name: 'Laura Pimenta', mastery: [70, 65, 55, 71, 65, 50, 36, 18] },
  { name: 'Vítor Duarte', mastery: [72, 66, 74, 61, 50, 34, 44, 24] },
  { name: 'Manuela Luz', mastery: [60, 64, 50, 78, 59, 50, 32, 12] },
  { name: 'João Faria', mastery: [68, 52, 61, 42, 45, 52, 40, 9] },
  { name: 'Nicolas Melo', mastery: [73, 62, 66, 51, 46, 34, 24, 11] },
  { name: 'Cecília Braga', mastery: [58, 65, 61, 47, 44, 38, 21, 9] },
];

interface Task {
  subject: Words;
  topic: Words;
  minutes: number;
}

export interface Day {
  weekday: Words;
  date: number;
  state: 'done' | 'today' | 'ahead';
  tasks: readonly Task[];
}

/** The week of 17 to 23 August 2026. */
export const week: readonly Day[] = [
  {
    weekday: words('seg', 'Mon'),
    date: 17,
    state: 'done',
    tasks: [
      { subject: words('Matemática', 'Maths'), topic: topics.equation.name, minutes: 40 },
      {
        subject: words('Química', 'Chemistry'),
        topic: words('Soluções', 'Solutions'),
        minutes: 35,
      },
    ],
  },
  {
    weekday: words('ter', 'Tue'),
    date: 18,
    state: 'done',
    tasks: [
      { subject: words('Matemática', 'Maths'), topic: topics.parabola.name, minutes: 45 },
      {
        subject: words('Literatura', 'Literature'),
        topic: words('Barroco', 'Baroque'),
        minutes: 30,
      },
    ],
  },
  {
    weekday: words('qua', 'Wed'),
    date: 19,
    state: 'today',
    tasks: [
      { subject: words('Matemática', 'Maths'), topic: topics.vertex.name, minutes: 40 },
      {
        subject: words('Biologia', 'Biology'),
        topic: words('Fotossíntese', 'Photosynthesis'),
        minutes: 35,
      },
    ],
  },
  {
    weekday: words('qui', 'Thu'),
    date: 20,
    state: 'ahead',
    tasks: [
      { subject: words('Matemática', 'Maths'), topic: topics.extreme.name, minutes: 45 },
      { subject: words('Redação', 'Essay'), topic: words('Redação', 'Essay'), minutes: 60 },
    ],
  },
  {
    weekday: words('sex', 'Fri'),
    date: 21,
    state: 'ahead',
    tasks: [
      { subject: words('Física', 'Physics'), topic: words('Ondas', 'Waves'), minutes: 40 },
      { subject: words('Revisão', 'Review'), topic: words('Revisão', 'Review'), minutes: 25 },
    ],
  },
  {
    weekday: words('sáb', 'Sat'),
    date: 22,
    state: 'ahead',
    tasks: [
      {
        subject: words('Simulado', 'Mock exam'),
        topic: words('4º simulado, 2º dia', 'Mock exam 4, day 2'),
        minutes: 300,
      },
    ],
  },
  { weekday: words('dom', 'Sun'), date: 23, state: 'ahead', tasks: [] },
];

/** 6h35 in Portuguese, 6h 35m in English. */
export function hours(minutes: number, language: Language): string {
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (whole === 0) return `${rest}\u00a0min`;
  if (language === 'pt-BR') return `${whole}h${rest ? String(rest).padStart(2, '0') : ''}`;
  return rest ? `${whole}h\u00a0${rest}m` : `${whole}h`;
}
