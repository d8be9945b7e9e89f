import { keepAttribution } from '../browser/attribution.ts';
import { followSwitch } from '../language/follow-switch.ts';
import { watchBar } from '../ui/bar.ts';
import { watchMenu } from '../ui/menu.ts';

/** The script of every page; React comes only with the islands. */
const menu = document.getElementById('menu');
const bar = document.querySelector<HTMLElement>('body > header');
if (menu) watchMenu(menu);
if (bar) watchBar(bar);
followSwitch();
keepAttribution();
