import type { WrittenForms } from './written-forms.ts';

/** Siblings of forms that were read rightly, which were read wrongly once: notation of TUNED_FORMS. */
export const SIBLING_FORMS: WrittenForms = {
  money: `
He owes me 12,50 €. = he owes me twelve euros fifty | he owes me twelve point five zero euros
It costs 1.99 EUR. = it costs one euro ninety nine
It costs EUR 5.00 there. = it costs five euros there
It costs 7.50 GBP. = it costs seven pounds fifty
It costs USD 3.25 now. = it costs three U S dollars and twenty five cents now
It costs 1.234,56 € there. = it costs one thousand two hundred thirty four euros fifty six there
Pay $ 4.50 here. = pay four dollars and fifty cents here
`,
  'units and ranges': `
Add ¾ tsp of salt. = add three quarters teaspoon of salt | add three quarters teaspoons of salt
½ tbsp of oil = half tablespoon of oil | one half tablespoon of oil
It uses 15 kWh/100 km. = it uses fifteen kilowatt hours per one hundred kilometers
It burns 7 L/100km. = it burns seven liters per one hundred kilometers
It was 20 °C–25 °C. = it was twenty degrees celsius to twenty five degrees celsius
It is 10 km–12 km away. = it is ten kilometers to twelve kilometers away
Heat it 5 min–10 min. = heat it five minutes to ten minutes
The 1st–3rd place = the first to third place
The 1st-3rd place = the first to third place
In Q1–Q3 of it = in Q one to Q three of it
Sales rose 12.5pp. = sales rose twelve point five percentage points
It fell 2.5bps. = it fell two point five basis points
5‰ of them = five per mille of them
at 5V/3A = at five volts three amps
It goes 50 km/h, or some km/h more. = it goes fifty kilometers an hour or some kilometers an hour more
`,
  signs: `
about +/- 5% = about plus or minus five percent
about +/-3 dB = about plus or minus three decibels
about +-2 = about plus or minus two
at 51°30'N = at fifty one degrees thirty minutes north
at 40°42'46"N = at forty degrees forty two minutes forty six seconds north
at 40.7° N, 74° W = at forty point seven degrees north seventy four degrees west
Ca2+ and Na+ = C A two plus and N A plus | C A two plus and na plus
`,
  numbers: `
It was 1 234 567, no more. = it was one million two hundred thirty four thousand five hundred sixty seven no more
At 0530 hours they left. = at oh five thirty hours they left
A 10K run = a ten K run
Open 24-7. = open twenty four seven
Call 0800 123 456. = call zero eight zero zero one two three four five six
`,
  'dates and books': `
Jan 5–7, 2024 = january five to seven twenty twenty four | january fifth to seventh twenty twenty four
On 5–7 Jan = on five to seven january | on fifth to seventh january
Psalm 23:1 says so. = psalm twenty three one says so
In Ps 23:4 = in psalm twenty three four
1 Cor 13:4-7 says so. = first corinthians thirteen four to seven says so
`,
  names: `
A 2in1 laptop = a two in one laptop
An all-in-1 desk = an all in one desk
Use #100DaysOfCode. = use hashtag one hundred days of code
Read Version v2.10.3. = read version two point ten point three
Use Python 3.12 there. = use python three point twelve there
On Ubuntu 22.04 = on ubuntu twenty two point oh four | on ubuntu twenty two point zero four
ISO 9001:2015 applies. = I S O nine thousand one twenty fifteen applies
ISO/IEC 27001:2022 applies. = I S O I E C twenty seven thousand one twenty twenty two applies
See EN 71-3. = see E N seventy one three
Serial no. A1B2 = serial number A one B two
The W3C's page = the W three C's page
The U.S.'s aim = the U S's aim
Office365 and Windows11 = office three sixty five and windows eleven
See my-file.tar.gz there. = see my dash file dot tar dot G Z there
Log in as root@host. = log in as root at host
3M makes tape. = three M makes tape
She works at 3M. = she works at three M
He worked for 3M's rival. = he worked for three M's rival
3M said so. = three M said so
A 3M mask = a three M mask
It was made by 3M. = it was made by three M
Shares of 3M fell. = shares of three M fell
3M people live there. = three million people live there
It cost 3M. = it cost three million
It sold for £3M. = it sold for three million pounds
It rose to 3M. = it rose to three million
Only 3M is left. = only three million is left
She joined 4H. = she joined four H
The 4-H club = the four H club
A can of 7UP = a can of seven up
A 7-Up, please = a seven up please
She likes 7Up. = she likes seven up
At 7-Eleven = at seven eleven
The 3Com card = the three com card
`,
  'grades, blood and vitamins': `
He got a B- in maths. = he got a B minus in maths
An A+ for effort = an A plus for effort
She got a B-, he a D+. = she got a B minus he a D plus
It was a C-. = it was a C minus
An A- average = an A minus average
Grades from A- to C+ = grades from A minus to C plus
“B-” is fine. = B minus is fine
A− is good. = A minus is good
Blood type A+ = blood type A positive
An O- donor = an O negative donor
AB- blood = A B negative blood
Type B- is rare. = type B negative is rare
Both A- and B-sides = both A and B sides | both A and B-sides
Vitamin B-12 helps. = vitamin B twelve helps
Vitamins B6 and D3 = vitamins B six and D three
A B-52 flew. = a B fifty two flew
C++ and C# = C plus plus and C sharp
`,
};
