import type { ProjectWords } from '../../project.ts';
import type { roadworkInspection as facts } from '../../project-facts/roadwork-inspection.ts';

export const roadworkInspection = {
  captions: {
    '01-route-map': 'Map of SP-270: road already covered, the dead zone, defects by severity.',
    '02-day-plan': 'The shift drawn as a road, with 20.8 of 41\u00a0km behind the van.',
    '03-camera-detection':
      'The camera marks a pothole, crack and faded line at km\u00a0231, offline.',
    '04-defect-form':
      'Pothole D-0417 on record: camera measurements, severity, GPS and a voice note.',
    '05-offline-queue':
      'Seven records, 55.4\u00a0MB, wait for the next mast; the worst goes first.',
    '06-defect-detail':
      'The same pothole before and after the patch, closed in 3\u00a0h\u00a038\u00a0min.',
    '07-report': 'Signed daily report: 23 defects over five stretches, four of them severe.',
    '08-team-progress': 'Kilometres per shift went from 24.1 to 41.0, a rise of 70%.',
  },
  overview: {
    challenge:
      'Rota Paranapanema looks after 164\u00a0km of highway in inland São Paulo state. For every pothole an inspector pulled over, got out the tape measure, filled in a clipboard and took a photo, then typed it all up at the depot. Out of coverage, photos lost track of their kilometre. A full shift covered 24\u00a0km.',
    solution:
      'Via runs on a phone mounted behind the windscreen. A vision model on the device marks potholes, cracks, faded lines and damaged signs in 31\u00a0ms per frame; the inspector checks the record and drives on. Photos, measurements and voice notes sit in a queue that uploads once the signal returns, most severe defect first.',
    impact:
      'The first version was on the road in 30\u00a0days, on a single stretch. Six months later, with all four teams using it, inspection efficiency is up 70%: from 24.1 to 41.0\u00a0km per shift. The report is signed the same day, and a pothole found far from any mast became a work order in 83\u00a0minutes.',
    keyPoints: [
      '+70% inspection efficiency',
      'Detection on the phone, no network needed',
      'An inspector confirms every record',
      'One history, from first sighting to repair',
    ],
  },
  features: [
    'Camera detection of potholes, cracks, faded lines and damaged signs',
    'Width, length and area read from the image, tied to kilometre and GPS',
    'An offline queue that sends severe defects ahead of the rest',
    'A route map kept on the phone, with the network’s dead zones drawn in',
    'Work orders linked to the defect, with photos before and after',
    'A daily report that fills itself in and is signed on screen',
  ],
} as const satisfies ProjectWords<typeof facts>;
