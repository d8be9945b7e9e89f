import type { CaseArtwork } from '../../case-artwork.ts';
import base from './base.css?inline';
import { BidComparison } from './bid-comparison.tsx';
import chat from './chat.css?inline';
import { Chat } from './chat.tsx';
import comparison from './comparison.css?inline';
import { ContractorProfile } from './contractor-profile.tsx';
import detail from './detail.css?inline';
import diary from './diary.css?inline';
import { JobDetail } from './job-detail.tsx';
import { JobFeed } from './job-feed.tsx';
import jobs from './jobs.css?inline';
import { Logo } from './logo.tsx';
import profile from './profile.css?inline';
import schedule from './schedule.css?inline';
import { Schedule } from './schedule.tsx';
import { SiteDiary } from './site-diary.tsx';

export const artwork: CaseArtwork = {
  css: [base, jobs, detail, comparison, profile, schedule, chat, diary].join('\n'),
  Logo: () => <Logo />,
  screens: {
    '01-job-feed': JobFeed,
    '02-job-detail': JobDetail,
    '03-bid-comparison': BidComparison,
    '04-contractor-profile': ContractorProfile,
    '05-schedule': Schedule,
    '06-chat': Chat,
    '07-site-diary': SiteDiary,
  },
};
