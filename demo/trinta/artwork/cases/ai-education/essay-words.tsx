import type { ReactNode } from 'react';
import type { Language } from '../../language.ts';

export type Competence = 1 | 2 | 3 | 4 | 5;

/** Out of 200 each, in the exam's steps of 40. */
export const scores: readonly { competence: Competence; score: number }[] = [
  { competence: 1, score: 160 },
  { competence: 2, score: 200 },
  { competence: 3, score: 120 },
  { competence: 4, score: 160 },
  { competence: 5, score: 160 },
];

interface EssayWords {
  theme: string;
  returned: string;
  paragraphs: readonly ReactNode[];
  /** The tutor's questions beside the passages of the same competence. */
  questions: readonly { competence: Competence; text: string }[];
  total: string;
  names: Record<Competence, string>;
}

function Passage({ of, children }: { of: Competence; children: ReactNode }) {
  return (
    <mark className={`c${of}`}>
      {children}
      <sup>C{of}</sup>
    </mark>
  );
}

export const essayWords: Record<Language, EssayWords> = {
  'pt-BR': {
    theme: 'Desafios para manter abertas as bibliotecas públicas do Brasil',
    returned: 'Devolvida em 21/08/2026',
    paragraphs: [
      <>
        Em primeiro lugar, a biblioteca é o único endereço do bairro onde o livro não custa nada.
        Para Antonio Candido, <Passage of={2}>a literatura é um bem incompressível</Passage>, tão
        necessário quanto o pão: ninguém deveria passar sem ela. Contudo, em muitos municípios,{' '}
        <Passage of={1}>a falta de recursos fazem</Passage> com que o acervo envelheça e as portas
        fechem mais cedo.
      </>,
      <>
        Além disso, <Passage of={3}>todos os jovens trocaram o livro pelo celular</Passage>, o que
        esvazia as salas de leitura e serve de pretexto para novos cortes.
      </>,
      <>
        Portanto, cabe ao Ministério da Cultura, que coordena o sistema de bibliotecas do país,{' '}
        <Passage of={5}>renovar os acervos e ampliar os horários</Passage>, a fim de que o leitor
        volte a ter ali um lugar de estudo, de encontro e de convívio.
      </>,
    ],
    questions: [
      { competence: 2, text: 'Bela escolha. Como ela volta na conclusão?' },
      { competence: 1, text: 'Quem é o sujeito de “fazem”?' },
      { competence: 3, text: 'Todos? De onde vem esse dado?' },
      { competence: 5, text: 'Quem, o quê e para quê estão aí. Por meio de quê?' },
    ],
    total: 'de 1.000',
    names: {
      1: 'Norma culta',
      2: 'Repertório',
      3: 'Argumentação',
      4: 'Coesão',
      5: 'Intervenção',
    },
  },
  en: {
    theme: 'What it takes to keep Brazil’s public libraries open',
    returned: 'Returned Aug 21, 2026',
    paragraphs: [
      <>
        To begin with, the library is the one address in the neighborhood where a book costs
        nothing. For Antonio Candido, <Passage of={2}>literature is a need, like bread</Passage>: no
        one should have to live without it, and no fair society would ever ask the poor to try. Yet
        in many small towns <Passage of={1}>the lack of funds make</Passage> the collections grow
        old and the doors close earlier every year.
      </>,
      <>
        Besides, <Passage of={3}>all young people swapped books for phones</Passage>, which empties
        the reading rooms and serves as an excuse for the next round of cuts.
      </>,
      <>
        It therefore falls to the Ministry of Culture, which runs the national library system, to{' '}
        <Passage of={5}>renew collections and extend opening hours</Passage>, so that readers once
        again find a place there to study, to meet and to belong.
      </>,
    ],
    questions: [
      { competence: 2, text: 'Well chosen. Where does it come back?' },
      { competence: 1, text: 'What is the subject of “make”?' },
      { competence: 3, text: 'All of them? Where is that figure from?' },
      { competence: 5, text: 'Who, what and why are there. By what means?' },
    ],
    total: 'of 1,000',
    names: {
      1: 'Language',
      2: 'Sources',
      3: 'Argument',
      4: 'Cohesion',
      5: 'Proposal',
    },
  },
};
