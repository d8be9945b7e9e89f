import type { CaseArtwork } from '../../case-artwork.ts';
import base from './base.css?inline';
import cameraStyle from './camera-detection.css?inline';
import { CameraDetection } from './camera-detection.tsx';
import chrome from './chrome.css?inline';
import dayPlanStyle from './day-plan.css?inline';
import { DayPlan } from './day-plan.tsx';
import detailStyle from './defect-detail.css?inline';
import { DefectDetail } from './defect-detail.tsx';
import formStyle from './defect-form.css?inline';
import { DefectForm } from './defect-form.tsx';
import { Logo } from './logo.tsx';
import queueStyle from './offline-queue.css?inline';
import { OfflineQueue } from './offline-queue.tsx';
import reportStyle from './report.css?inline';
import { Report } from './report.tsx';
import routeMapStyle from './route-map.css?inline';
import { RouteMap } from './route-map.tsx';
import teamStyle from './team-progress.css?inline';
import { TeamProgress } from './team-progress.tsx';

export const artwork: CaseArtwork = {
  css: [
    base,
    chrome,
    cameraStyle,
    routeMapStyle,
    dayPlanStyle,
    formStyle,
    queueStyle,
    detailStyle,
    reportStyle,
    teamStyle,
  ].join('\n'),
  Logo,
  screens: {
    '01-route-map': RouteMap,
    '02-day-plan': DayPlan,
    '03-camera-detection': CameraDetection,
    '04-defect-form': DefectForm,
    '05-offline-queue': OfflineQueue,
    '06-defect-detail': DefectDetail,
    '07-report': Report,
    '08-team-progress': TeamProgress,
  },
};
