import type { ProjectWords } from '../../project.ts';
import type { aiEducation as facts } from '../../project-facts/ai-education.ts';

export const aiEducation = {
  captions: {
    '01-study-plan': 'Plano da semana de Marina e mapa de tópicos: 7 de 16 já acesos.',
    '02-lesson': 'Aula sobre o vértice da parábola, com as perguntas do tutor na margem.',
    '03-tutor-chat': 'No celular, o tutor devolve perguntas até a aluna justificar a resposta.',
    '04-exam': 'Simulado do ENEM com cronômetro, alternativas riscadas e cartão-resposta.',
    '05-essay-feedback':
      'Redação comentada trecho a trecho, com 800 pontos nas cinco competências.',
    '06-class-dashboard':
      'Mapa da turma por habilidade e a lista de quem precisa do professor hoje.',
  },
  overview: {
    challenge:
      'A Rede Quartzito prepara 3.400 estudantes para o ENEM em nove unidades, cada uma numa cidade de Minas Gerais. À noite, quem travava num exercício copiava a resolução da internet, e o professor só descobria a lacuna no simulado seguinte, semanas depois. As redações voltavam corrigidas em nove dias, quando a turma já estava em outro tema.',
    solution:
      'O Lume monta a semana de cada aluno a partir de um mapa de tópicos e põe um tutor na margem da aula. Ele lê o que o aluno escreve, confere a conta e devolve uma pergunta, nunca o gabarito. De manhã, o professor abre o mapa da turma; nenhuma nota de redação sai sem o seu aval.',
    impact:
      'A primeira versão entrou em duas unidades em 30\u00a0dias; um semestre depois, as nove usavam. A redação passou a voltar no dia seguinte. Entre os alunos que seguiram o plano por 12\u00a0semanas, a média em matemática no simulado subiu de 19 para 26 acertos em 45\u00a0questões.',
    keyPoints: [
      'O tutor pergunta; quem responde é o aluno',
      'Toda conta é conferida por cálculo simbólico',
      'Respostas baseadas só no material da rede',
      'A nota da redação é sempre do professor',
    ],
  },
  features: [
    'Plano semanal que se refaz conforme o que o aluno já domina',
    'Mapa de tópicos em que cada um só acende quando os exercícios mostram domínio',
    'Tutor na margem da aula, ligado ao ponto exato do gráfico ou do texto',
    'Simulados nos moldes do ENEM, com cartão-resposta e tutor em silêncio',
    'Correção de redação pelas cinco competências, com uma pergunta por trecho',
    'Painel da turma com grupos sugeridos para a aula do dia',
  ],
} as const satisfies ProjectWords<typeof facts>;
