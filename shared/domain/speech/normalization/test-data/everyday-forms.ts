import type { WrittenForms } from './written-forms.ts';

/**
 * Written forms of recipes, sport, money, music, travel and papers that were read wrongly when they were first met: notation of
 * TUNED_FORMS.
 */
export const EVERYDAY_FORMS: WrittenForms = {
  everyday: `
A 10' x 12' room and 6"x4" photos = a ten foot by twelve foot room and six by four inch photos
He ran a 5K in 24:31.6. = he ran a five k in twenty four thirty one point six
An H.264 clip = an h dot two six four clip
We need 2x4s and 3/8" bolts. = we need two by fours and three eighths inch bolts
It takes 12V, 60W, 20A. = it takes twelve volts sixty watts twenty amps
Read 1 Cor. 13 tonight. = read first corinthians thirteen tonight
Press Ctrl+Shift+Esc or Alt-F4. = press control plus shift plus escape or alt f four
An 8.5"×11" page = an eight point five by eleven inch page
Queen Elizabeth II's dog = queen elizabeth the second's dog
Two MP3s and three 7s = two m p threes and three sevens
See sections A–C. = see sections a to c
Near lat. 40.7128° N = near latitude forty point seven one two eight degrees north
The stock (TSLA) fell, IMHO. = the stock t s l a fell i m h o
A margin of $9.8mm = a margin of nine point eight million dollars
Rates fell by 25bps. = rates fell by twenty five basis points
Oil is $82/bbl, gold $2,050/oz. = oil is eighty two dollars per barrel gold two thousand fifty dollars per ounce
Some EUR 1.5m = some one point five million euros
The 4x100m relay = the four by one hundred meter relay
In 3:31.72 minutes = in three thirty one point seven two minutes
1 c. sugar and 3 T. oil = one cup sugar and three tablespoons oil
½ c. milk = one half cup milk
Cut 1" cubes. = cut one inch cubes
Beams of 13 TeV = beams of thirteen teraelectron volts
A line of 20 Å = a line of twenty angstroms
Over a time of Δt = over a time of delta t
Springfield, IL 62704-1234 = springfield illinois six two seven zero four one two three four
On E. 12th = on east twelfth
An A320neo with HDR10+ = an a three twenty neo with h d r ten plus
F♯ and B♭ major = f sharp and b flat major
In 4/4 time = in four four time
A Bb clarinet = a b flat clarinet
Cmaj7 and F#m7 = c major seven and f sharp minor seven
On 6/6/44 = on june sixth nineteen forty four
Winds NNW 10-15 mph = winds north northwest ten to fifteen miles an hour
Gusts to 25 kt = gusts to twenty five knots
NW of here = northwest of here
A 1/2-inch gap = a half inch gap
No.100 on p.12 = number one hundred on page twelve
It cost 99c. = it cost ninety nine cents
1000s of people and 10s of us = thousands of people and tens of us
At 5ish = at five ish
10⁻⁶ m = ten to the minus six meters
5 × 10⁶ kg = five times ten to the sixth kilograms
The gate opens at 0630. = the gate opens at oh six thirty
A 3,500 sq. ft. house = a three thousand five hundred square foot house
My 13-yr-old = my thirteen year old
The U.N.'s report = the u n's report
£1,299.99 inc. VAT = one thousand two hundred ninety nine pounds ninety nine including v a t
Sec. 2, cl. 3 = section two clause three
Act 3, Sc. 1, ll. 10–12 = act three scene one lines ten to twelve
2 Ph.D.s = two P H D's
¥150/$ = one hundred fifty yen per dollar
It plays in 6/8. = it plays in six eight
It is 29,032' high. = it is twenty nine thousand thirty two feet high
23'9" away = twenty three foot nine away
On Sat 12/14 = on saturday december fourteenth
On 12/25 we close. = on december twenty fifth we close
The 6.7L V8 makes 475 hp. = the six point seven liter v eight makes four hundred seventy five horsepower
1,050 lb-ft = one thousand fifty pound feet
Go to Settings > Audio. = go to settings audio
It's < 1%. = it's less than one percent
20/40 vision = twenty forty vision
50 km W of Paris = fifty kilometers west of paris
Approx 3 in. of rain = approximately three inches of rain
42 HRs = forty two h r's
1.5A max = one point five amps max
2" nails = two inch nails
Python 3.11+ = python three point eleven plus
πr² = pi r squared
Jan. 1–15 = january first to fifteenth
Dep't and ass'n = department and association
NW 23rd Ave. = northwest twenty third avenue
1.0 mg/kg/day = one point zero milligrams per kilogram per day
Over-65s and under-5s = over sixty fives and under fives
99¢/ea = ninety nine cents each
At 6:05a = at six oh five a m
2 lg. onions and 1 sm. carrot = two large onions and one small carrot
Qty: 3 @ $4.99 ea. = quantity three at four dollars and ninety nine cents each
The Rt. Hon. Ann Fox = the right honorable ann fox
Lv. 5 = level five
Jan Feb Mar sales = january february march sales
–5 °C in Oslo = minus five degrees celsius in oslo
1 in. of ginger = one inch of ginger
The iPhone 16's chip = the i phone sixteen's chip
From 1.1m to 1.4m units = from one point one million to one point four million units
The 2nd qtr. beat est. sales. = the second quarter beat estimated sales
Pages xii–xiv = pages twelve to fourteen
`,
};
