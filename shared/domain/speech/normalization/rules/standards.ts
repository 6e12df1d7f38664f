import { cardinalWays, digitWays, yearWays } from '../number-ways.ts';
import { eitherOf, inTurn, type Ways } from '../ways.ts';
import type { Place } from '../written-word.ts';

const BODIES = /^(?:ISO|IEC|IEEE|EN|DIN|BS|ANSI|ASTM|NFPA)(?:\/(?:IEC|IEEE|TS|TR))?$/;
/** Programs whose numbers are versions although they look like decimals: "Python 3.12". */
const PROGRAMS =
  /^(?:python|node(?:\.js)?|java|php|ruby|go|rust|swift|kotlin|scala|perl|lua|ubuntu|debian|fedora|android|ios|ipados|macos|windows|linux|kernel|chrome|chromium|firefox|safari|typescript|electron|react|angular|vue|django|rails|laravel|postgres(?:ql)?|mysql|sqlite|docker|kubernetes|gcc|clang|cmake|openssl|blender|godot|opengl|directx|bluetooth|usb|hdmi|version|release|firmware)$/i;

/** Numbers of standards and versions of programs: "ISO 9001:2015", "EN 71-3", "Python 3.12"; null for other words. */
export function standardRule({ bare, at }: Place): Ways | null {
  const previous = at(-1);
  if (previous.isBreak) return null;
  const standard = BODIES.test(previous.bare) ? /^(\d{1,5})((?:-\d{1,4})*)(?::(\d{4}))?$/.exec(bare) : null;
  if (standard && (standard[2] || standard[3])) {
    const rests = (standard[2] ?? '').match(/\d+/g) ?? [];
    return inTurn(
      cardinalWays(standard[1] as string),
      ...rests.map((part) => cardinalWays(part)),
      standard[3] ? yearWays(standard[3]) : [''],
    );
  }
  const version = PROGRAMS.test(previous.bare) ? /^(\d+\.\d{2,})(\+?)$/.exec(bare) : null;
  return version && inTurn(versionWays(version[1] as string), [version[2] ? 'plus' : '']);
}

function versionWays(word: string): Ways {
  const [left = '', right = ''] = word.split('.');
  const tail = right.startsWith('0') ? inTurn(['oh', 'zero'], cardinalWays(right)) : cardinalWays(right);
  return inTurn(cardinalWays(left), ['point', 'dot'], eitherOf(tail, digitWays(right)));
}
