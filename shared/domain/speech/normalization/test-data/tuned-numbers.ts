import type { WrittenForms } from './written-forms.ts';

/** The part of TUNED_FORMS that is about amounts, numbers and times. */
export const TUNED_NUMBERS: WrittenForms = {
  money: `
It costs $19.99. = it costs nineteen dollars and ninety nine cents | it costs nineteen dollars ninety nine
It made €3.5m. = it made three point five million euros
It is worth $2bn. = it is worth two billion dollars
Pay $5 now. = pay five dollars now
Pay $1 now. = pay one dollar now
That is £4.50. = that is four pounds fifty | that is four pounds and fifty pence
He has $0.99. = he has ninety nine cents
He paid $1.5 million. = he paid one point five million dollars
It's 20 € each. = it's twenty euros each
A $100 bill = a one hundred dollar bill | a one hundred dollars bill
About ¥500 = about five hundred yen
It costs 50¢. = it costs fifty cents
It is $1,234.56. = it is one thousand two hundred thirty four dollars and fifty six cents
A loss of -$20 = a loss of minus twenty dollars
It is USD 500. = it is five hundred U S dollars | it is five hundred dollars
A 5 EUR coin = a five euro coin | a five euros coin
He has $40k. = he has forty thousand dollars
₹200 is fine. = two hundred rupees is fine
It is US$30. = it is thirty U S dollars | it is thirty dollars
£1 each = one pound each
It cost €20. = it cost twenty euros
A $5–$10 range = a five to ten dollar range | a five dollars to ten dollars range | a five to ten dollars range
`,
  'telephone numbers': `
Call 555-1234. = call five five five one two three four
Call 555-123-4567. = call five five five one two three four five six seven
Call (555) 123-4567. = call five five five one two three four five six seven
Call +1 555 123 4567. = call plus one five five five one two three four five six seven
Call 1-800-555-0199. = call one eight hundred five five five zero one nine nine | call one eight zero zero five five five zero one nine nine
Dial 911 now. = dial nine one one now
Dial +44 20 7946 0958. = dial plus four four two zero seven nine four six zero nine five eight
My PIN is 0042. = my pin is zero zero four two
`,
  times: `
Meet at 5:30. = meet at five thirty
At 5:05 pm = at five oh five P M
At 9am sharp = at nine A M sharp
At 10:00 = at ten o'clock
At 7 p.m. we eat. = at seven P M we eat
It's 14:45 now. = it's fourteen forty five now
At 12:00 PM = at twelve P M
At 00:15 = at zero fifteen | at zero zero fifteen
It starts at 8:00 a.m. = it starts at eight A M
From 9-5 = from nine to five
From 9:00–17:00 = from nine o'clock to seventeen o'clock | from nine to seventeen | from nine to seventeen hundred
At 3 PM EST = at three P M E S T
`,
  dates: `
On 2024-05-03 = on may third twenty twenty four
On 11/28/2026 = on november twenty eighth twenty twenty six
On 5/3/24 = on may third twenty twenty four
On 1 January 2000 = on first january two thousand | on one january two thousand | on the first of january two thousand
July 4, 1776 = july fourth seventeen seventy six
In May 2015 = in may twenty fifteen
On 28.11.2026 = on november twenty eighth twenty twenty six
9/11 happened. = nine eleven happened
`,
  'ranges, fractions and ordinals': `
Pages 3–7 = pages three to seven
Ages 5-10 = ages five to ten
In 1914–1918 = in nineteen fourteen to nineteen eighteen
He came 4th. = he came fourth
Two thirds is 2/3. = two thirds is two thirds
Add 1/2 cup. = add one half cup | add half cup
Use 3 1/2 cups. = use three and a half cups | use three and one half cups
About ½ of it = about one half of it | about half of it
It is 3¾ long. = it is three and three quarters long
The 21st century = the twenty first century
The 100th day = the one hundredth day
The 3rd, 12th and 22nd = the third twelfth and twenty second
5/8 of an inch = five eighths of an inch
The 1,000th user = the one thousandth user
A 2-3 year plan = a two to three year plan
A 5-year plan = a five year plan
10 x 20 = ten times twenty | ten by twenty
5×3 is 15. = five times three is fifteen
A 16:9 screen = a sixteen by nine screen | a sixteen nine screen | a sixteen to nine screen
`,
  'roman numerals': `
Henry VIII ruled. = henry the eighth ruled
World War II ended. = world war two ended
Chapter IV begins. = chapter four begins
Louis XIV built it. = louis the fourteenth built it
Elizabeth II died. = elizabeth the second died
Rocky III is fun. = rocky three is fun | rocky the third is fun
Super Bowl LIV = super bowl fifty four
Act V, Scene II = act five scene two
Pope John Paul II = pope john paul the second
Part I is done. = part one is done
I am here. = I am here
`,
  'scores and percent': `
They won 3-2. = they won three to two | they won three two
We saved 50%. = we saved fifty percent
It fell 0.5 %. = it fell zero point five percent
10–20% more = ten to twenty percent more
It is 99.9% pure. = it is ninety nine point nine percent pure
A 4.5/5 rating = a four point five out of five rating
`,
  'years and decades': `
In 1999 it rained. = in nineteen ninety nine it rained
In the 1990s = in the nineteen nineties
The '90s were fun. = the nineties were fun
The 80s too = the eighties too
In 2005 and 2010 = in two thousand five and twenty ten
In 1905 = in nineteen oh five
In 2000 = in two thousand
In 1900 = in nineteen hundred
In 500 BC = in five hundred B C
The mid-1800s = the mid eighteen hundreds
In 44 B.C. = in forty four B C
Since 2024 = since twenty twenty four
`,
  'numbers and signs': `
There were 22,361 people. = there were twenty two thousand three hundred sixty one people
Pi is 3.14. = pi is three point one four
It was -5 today. = it was minus five today
It was −12.5. = it was minus twelve point five
2 + 2 = 4 = two plus two equals four
5 > 3 and 2 < 4 = five is greater than three and two is less than four | five greater than three and two less than four
A 1,000,000 to one chance = a one million to one chance
He has 105 cats. = he has one hundred five cats
It is 0.05 long. = it is zero point zero five long
7 ÷ 2 is 3.5. = seven divided by two is three point five
±5 of it = plus or minus five of it
~20 people = about twenty people | around twenty people
x² + y² = x squared plus y squared
10⁶ is a million. = ten to the sixth is a million | ten to the power of six is a million
#1 of 2 = number one of two
100+ people = one hundred plus people
1.2M views = one point two million views
10k steps = ten thousand steps
I love it 😀 a lot = I love it a lot
Good ❤️ work = good work
3 million people = three million people
007 is back. = double oh seven is back | zero zero seven is back
A + B = A plus B
`,
};
