import { Component, type ReactNode } from 'react';
import { inboxWords } from '../../words/words.ts';
import { askNoMore } from '../ask-before-loss.ts';
import controls from '../ui/controls.module.css';
import { LanguageContext } from '../words.ts';

/** Shows a message if a screen fails to render, such as after a deployment removed one of its files. */
export class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  static override contextType = LanguageContext;
  declare context: React.ContextType<typeof LanguageContext>;
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const { errors } = inboxWords[this.context];
    return (
      <main className={`${controls.empty} ${controls.pane}`} role="alert">
        <h1>{errors.broken}</h1>
        <p>{errors.brokenText}</p>
        <button type="button" className={controls.primary} onClick={reload}>
          {errors.reload}
        </button>
      </main>
    );
  }
}

/** Reloads the page, which keeps the drafts of the tab. */
export function reload(): void {
  askNoMore();
  location.reload();
}
