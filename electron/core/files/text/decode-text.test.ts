import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { decodeText } from './decode-text.ts';

const TEXTS: [string, string][] = [
  ['windows-1250', 'Čeština is spoken by Ořech and Žofie in Děčín.'],
  ['windows-1250', 'Příliš žluťoučký kůň úpěl ďábelské ódy. Šťastnou cestu.'],
  ['windows-1250', 'Zażółć gęślą jaźń. Dziękuję bardzo.'],
  ['iso-8859-2', 'Zażółć gęślą jaźń. Dziękuję bardzo.'],
  ['windows-1250', 'Hová mész? Nem tudom, őrült vagy. Köszönöm szépen, holnap jövök, és űrhajó.'],
  ['windows-1252', 'Können Sie mir sagen, wo der Bahnhof ist? Natürlich, über die Straße.'],
  ['windows-1252', '“Ärger” – 5 €'],
  ['windows-1251', 'Где вы были вчера вечером? Я не знаю, что сказать.'],
  ['koi8-r', 'Где вы были вчера вечером? Я не знаю, что сказать.'],
  ['windows-1253', 'Πού είσαι; Δεν ξέρω τι να πω. Πάμε σπίτι τώρα.'],
  ['windows-1255', 'שלום, מה שלומך? אני לא יודע מה לומר.'],
  ['shift_jis', 'こんにちは。元気ですか。私は学生です。'],
  ['gb18030', '你好,你在哪里?我不知道你在说什么。'],
  ['big5', '你好,你在哪裡?我不知道你在說什麼。'],
  ['euc-kr', '안녕하세요. 어디에 있어요? 저는 몰라요.'],
  ['utf-16le', 'Plain words without a mark.'],
  ['utf-16be', 'Plain words without a mark.'],
];

const bytesOf = (text: string, encoding: string) => iconv.encode(text, encoding);
const srtOf = (text: string) => `1\n00:00:00,500 --> 00:00:03,000\n${text}\n\n`;

test.each(TEXTS)('a text in %s is read: %s', (encoding, text) => {
  expect(decodeText(bytesOf(srtOf(text), encoding), 'a.srt')).toBe(srtOf(text));
});

test.each([
  ['windows-1252', 'Où est-il? C’est déjà fini, monsieur — à bientôt. Ça va très bien, merci.'],
  ['windows-1254', 'Nasılsın? İyiyim, teşekkür ederim. Şimdi gidiyoruz, değil mi?'],
  ['windows-1256', 'مرحبا، كيف حالك؟ لا أعرف.'],
])('a text in %s is read or asked about, and never read wrongly', (encoding, text) => {
  const bytes = bytesOf(srtOf(text), encoding);
  let read: string | null = null;
  try {
    read = decodeText(bytes, 'a.srt');
  } catch (error) {
    expect(failureRecord(error)).toMatchObject({ code: 'INVALID_INPUT', data: { reason: 'encoding' } });
  }
  expect([srtOf(text), null]).toContain(read);
  expect(decodeText(bytes, 'a.srt', encoding)).toBe(srtOf(text));
});

test('what nobody can tell is asked, with the likely encodings first', () => {
  // Letters of three languages: in each encoding something else, in none of them one language.
  const bytes = bytesOf('Où Øystein trinkt Çay', 'windows-1252');
  try {
    decodeText(bytes, 'a.txt');
    expect.unreachable();
  } catch (error) {
    const { data } = failureRecord(error);
    expect(data).toMatchObject({ reason: 'encoding', fileName: 'a.txt' });
    expect(data?.['encodings']).toEqual(expect.arrayContaining(['windows-1252', 'windows-1250']));
  }
});

test('an encoding that there is not is refused', () => {
  expect(() => decodeText(Buffer.from('a'), 'a.txt', 'windows-9999')).toThrow(/Unknown text encoding “windows-9999”/);
});
