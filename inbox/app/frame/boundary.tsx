import { Component, type ReactNode } from 'react';
import { inboxWords } from '../../words/words.ts';
import { askNoMore } from '../ask-before-loss.ts';
import controls from '../ui/controls.module.css';
import { LanguageContext } from '../words.ts';

/** Says so where a screen cannot be drawn, such as after a new version took a part of it away. */
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

function reload(): void {
  askNoMore();
  location.reload();
}
