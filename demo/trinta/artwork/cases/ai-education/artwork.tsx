import type { CaseArtwork } from '../../case-artwork.ts';
import dashboardCss from './class-dashboard.css?inline';
import { ClassDashboard } from './class-dashboard.tsx';
import essayCss from './essay-feedback.css?inline';
import { EssayFeedback } from './essay-feedback.tsx';
import examCss from './exam.css?inline';
import { Exam } from './exam.tsx';
import lessonCss from './lesson.css?inline';
import { Lesson } from './lesson.tsx';
import { Logo } from './logo.tsx';
import studyPlanCss from './study-plan.css?inline';
import { StudyPlan } from './study-plan.tsx';
import theme from './theme.css?inline';
import chatCss from './tutor-chat.css?inline';
import { TutorChat } from './tutor-chat.tsx';

export const artwork: CaseArtwork = {
  css: [theme, studyPlanCss, lessonCss, chatCss, examCss, essayCss, dashboardCss].join('\n'),
  Logo,
  screens: {
    '01-study-plan': StudyPlan,
    '02-lesson': Lesson,
    '03-tutor-chat': TutorChat,
    '04-exam': Exam,
    '05-essay-feedback': EssayFeedback,
    '06-class-dashboard': ClassDashboard,
  },
};
