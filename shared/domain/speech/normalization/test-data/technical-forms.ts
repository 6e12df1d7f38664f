import type { WrittenForms } from './written-forms.ts';

/** Forms of technical and everyday writing that were read wrongly once: notation of TUNED_FORMS. */
export const TECHNICAL_FORMS: WrittenForms = {
  'signs and keys': `
§ 5 and ¶ 2 = section five and paragraph two
© 2024 Jones = copyright twenty twenty four jones
The pH was 6.8 ± 0.2. = the P H was six point eight plus or minus zero point two
a ≠ b = a is not equal to b
From A → B = from a to b
It tends to ∞. = it tends to infinity
Press ⌘K or Ctrl+C. = press command K or control plus C
Run /usr/bin there. = run slash usr slash bin there
Open C:\\Users now. = open C colon backslash users now
The snake_case name = the snake underscore case name
localhost:3000 = localhost colon three thousand
He got an A+ there. = he got an A plus there
Disney+ shows it. = disney plus shows it
LGBTQ+ rights = L G B T Q plus rights
It is measured in kWh. = it is measured in kilowatt hours
`,
  numbers: `
There were 5\u00A0120 cars. = there were five thousand one hundred twenty cars
5 000 people came. = five thousand people came
It cost 12 345 678 euros. = it cost twelve million three hundred forty five thousand six hundred seventy eight euros
It is 10 000 km away. = it is ten thousand kilometers away
Room 5 120 people = room five one hundred twenty people
She is 6ft 2in tall. = she is six feet two inches tall
a 12in ruler = a twelve inch ruler
10^6 or 2^10 = ten to the sixth or two to the tenth
About 1e-5 = about one times ten to the minus five
Wi-Fi is 802.11ac. = wi fi is eight oh two dot eleven A C
There were 100s of them. = there were hundreds of them
The 49ers beat the 76ers. = the forty niners beat the seventy sixers
It is dated MCMXCIV. = it is dated nineteen ninety four
ISBN 978-3-16-148410-0 = I S B N nine seven eight three one six one four eight four one zero zero
It costs 1,50 €. = it costs one euro fifty | it costs one point five zero euros
I'd give it a 9/10. = I'd give it a nine out of ten
a 50-50 chance = a fifty fifty chance
120/80 mmHg = one hundred twenty over eighty millimeters of mercury
He is 12.5%–15% faster. = he is twelve point five percent to fifteen percent faster
A 2:1 ratio = a two to one ratio
`,
  'times and dates': `
At 7:30am EST. = at seven thirty A M E S T
He ran 10 km in 42:15. = he ran ten kilometers in forty two fifteen
From noon–1 p.m. = from noon to one P M
Open 9 AM–5 PM = open nine A M to five P M
At 18h30 = at eighteen thirty
GMT-5 and UTC+2 = G M T minus five and U T C plus two
The film runs 2h 49m. = the film runs two hours forty nine minutes
Sat 9-1 only = saturday nine to one only
In Q1'24 and FY2023 = in Q one twenty four and F Y twenty twenty three
Made 2023-11-05T08:30 = made november fifth twenty twenty three at eight thirty
Built c. 1850 = built circa eighteen fifty
Ann (b. 1920, d. 1999) = ann born nineteen twenty died nineteen ninety nine
`,
  units: `
5 ft 3 in = five feet three inches
1 atm = one atmosphere
8 fl oz of milk = eight fluid ounces of milk
3 doz. eggs = three dozen eggs
20° C = twenty degrees celsius
9.81 m/s² = nine point eight one meters per second squared
1.2 g/cm³ = one point two grams per cubic centimeter
A 65" 4K TV = a sixty five inch four K T V
a 1/8" drill = a one eighth inch drill
It costs 50p. = it costs fifty pence
365 days/yr = three hundred sixty five days per year
50 cm x 70 cm = fifty centimeters by seventy centimeters
5 Nm and 1 Gbit/s = five newton meters and one gigabit per second
the 100m sprint = the one hundred meter sprint
4K@60Hz = four K at sixty hertz
`,
  abbreviations: `
No. I won't. = no I won't
He met Max. She left. = he met max she left
He did one more rep. Then he sat. = he did one more rep then he sat
Gen. Lee met Rep. Jones. = general lee met representative jones
max. 10 = maximum ten
See Rev. 21:4 and Gen. 1:1. = see revelation twenty one four and genesis one one
Mx. Taylor = mix taylor
FYI, btw, etc = F Y I by the way et cetera
the 2nd ed. = the second edition
the 5th Fl. = the fifth floor
rev. 2 = revision two
Q&As and DJs = Q and A's and D J's
SSD vs. HDD = S S D versus H D D
AM/FM = A M F M
`,
  'places and clauses': `
Apt. 4B = apartment four B
Hwy 101 = highway one oh one
45 W. 25th St. = forty five west twenty fifth street
Section 8(a) = section eight A
501(c)(3) = five oh one C three
Vol. XII, Scene iii = volume twelve scene three
Ch. XII = chapter twelve
USB Type-C = U S B type C
Class D = class D
Microsoft 365 = microsoft three sixty five
`,
  'chemistry and versions': `
CaCO3 and NH4+ = C A C O three and N H four plus
NaOH = N A O H
CRISPR = crisper
β-carotene = beta carotene
v2.0-beta.3 = version two point zero beta three
PCIe 4.0 = P C I E four point zero
WWII ended. = world war two ended
`,
};
