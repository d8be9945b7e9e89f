/** How an image stands in the gallery: 9:16 and narrow, 1:1, or 16:9. */
export type Aspect = 'mobile' | 'square' | 'video';

export interface GalleryImage {
  /** Base name of the files in public/images/{project id}/, and the key of its caption. */
  file: string;
  aspect: Aspect;
}

/** What is the same about a case in every language. */
export interface ProjectFacts {
  /** The gallery file that stands for the project on cards and share images. */
  cover: string;
  technologies: readonly string[];
  gallery: readonly GalleryImage[];
}

/** What is said about a case in one language; `F` makes the compiler ask for every caption. */
export interface ProjectWords<F extends ProjectFacts = ProjectFacts> {
  captions: Record<F['gallery'][number]['file'], string>;
  /** A case without one shows its images, features and technologies. */
  overview?: {
    challenge: string;
    solution: string;
    impact: string;
    keyPoints: readonly string[];
  };
  /** Specification chapter 2: four to six. */
  features:
    | readonly [string, string, string, string]
    | readonly [string, string, string, string, string]
    | readonly [string, string, string, string, string, string];
}
