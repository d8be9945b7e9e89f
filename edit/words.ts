import type { Language } from '../contract/language.ts';

/** What the editor itself says, in the owner's language. */
const words = {
  'pt-BR': {
    title: 'Editar o site',
    save: 'Salvar',
    saved: 'Salvo.',
    unchanged: 'Nada mudou.',
    broken:
      'O que foi salvo está guardado, mas o site só volta a ser montado quando isto for corrigido:',
    shared: 'Igual em todos os idiomas',
    add: 'Acrescentar',
    remove: 'Remover',
    engine: 'do próprio sistema; escreva para trocar',
    pictures: 'Imagens',
    upload: 'Enviar imagens',
    newId: 'Nome curto, só com letras minúsculas, números e hífens',
    invalidId: 'Use só letras minúsculas, números e hífens, e um nome que ainda não existe.',
    back: 'Tudo',
    groups: {
      facts: 'Dados da empresa',
      words: 'Textos das páginas',
      cases: 'Cases',
      articles: 'Artigos',
      legal: 'Documentos',
    },
  },
  en: {
    title: 'Edit the site',
    save: 'Save',
    saved: 'Saved.',
    unchanged: 'Nothing changed.',
    broken: 'What you saved is kept, but the site builds again only once this is mended:',
    shared: 'The same in every language',
    add: 'Add',
    remove: 'Remove',
    engine: 'the system’s own; write to replace it',
    pictures: 'Pictures',
    upload: 'Upload pictures',
    newId: 'Short name of small letters, digits and hyphens',
    invalidId: 'Use small letters, digits and hyphens only, and a name that is not there yet.',
    back: 'Everything',
    groups: {
      facts: 'Company facts',
      words: 'Words of the pages',
      cases: 'Cases',
      articles: 'Articles',
      legal: 'Legal pages',
    },
  },
} as const;

export type EditorWords = (typeof words)[Language];

export function editorWords(language: Language): EditorWords {
  return words[language];
}
