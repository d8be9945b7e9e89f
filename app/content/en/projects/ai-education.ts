import type { ProjectWords } from '../../project.ts';
import type { aiEducation as facts } from '../../project-facts/ai-education.ts';

export const aiEducation = {
  captions: {
    '01-study-plan': 'Marina’s week beside her topic map, with 7 of 16 topics lit.',
    '02-lesson': 'A lesson on the parabola’s vertex, with the tutor asking from the margin.',
    '03-tutor-chat':
      'On the phone, the tutor keeps asking until the student can justify her answer.',
    '04-exam': 'A timed ENEM mock exam with crossed-out options and an answer sheet.',
    '05-essay-feedback': 'An essay marked passage by passage: 800 points across five competences.',
    '06-class-dashboard': 'The class by skill, and the students who need their teacher today.',
  },
  overview: {
    challenge:
      'Rede Quartzito prepares 3,400 students at nine schools across Minas Gerais for ENEM, Brazil’s university entrance exam. Anyone stuck on homework at night copied a worked solution from the web, and teachers found the gap weeks later, in the next mock exam. Essays took nine days to come back, long after the class had moved on.',
    solution:
      'Lume builds each student’s week from a map of topics and puts a tutor in the margin of every lesson. It reads what the student writes, checks the working and replies with a question, never the answer key. Teachers start the day with a map of their class, and no essay score goes out without their approval.',
    impact:
      'The first version went live at two schools in 30\u00a0days; a semester later all nine were using it. Essays now come back the next day. Students who kept to their plan for 12\u00a0weeks went from an average of 19 correct answers to 26, out of 45 mathematics questions in the mock exam.',
    keyPoints: [
      'The tutor asks; the student does the answering',
      'All working is checked by computer algebra',
      'Every reply draws on the schools’ own material',
      'Essay scores always rest with the teacher',
    ],
  },
  features: [
    'A weekly plan that rearranges itself around what the student has mastered',
    'A topic map where each light comes on only after practice proves it',
    'A tutor in the margin, tied to the exact point on the graph or in the text',
    'Full-length ENEM mock exams with an answer sheet, and a tutor that stays silent',
    'Essay marking on the five ENEM competences, with one question per passage',
    'A class dashboard that suggests groups for today’s lesson',
  ],
} as const satisfies ProjectWords<typeof facts>;
