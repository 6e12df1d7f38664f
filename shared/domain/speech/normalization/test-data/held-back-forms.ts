import type { WrittenForms } from './written-forms.ts';

/** Written forms that were set down before the rules and not looked at while these were written: same notation as TUNED_FORMS. */
export const HELD_BACK_FORMS: WrittenForms = {
  'letters and words of capitals': `
The CFO asked the IRS. = the C F O asked the I R S
The WHO and the IMF warned us. = the W H O and the I M F warned us
A LASER and a RADAR = a laser and a radar
The POTUS spoke on ABC. = the potus spoke on A B C
He drives an SUV. = he drives an S U V
The API returns JSON or XML. = the A P I returns jason or X M L | the A P I returns json or X M L
A VIP's car = a V I P s car
The USA won. = the U S A won
ATMs take PINs. = A T M s take pins
An HBO show = an H B O show
FYI, the ETA is 5 PM. = F Y I the E T A is five P M
B2B and P2P = B two B and P two P | B to B and P to P
The UFO landed. = the U F O landed
NASDAQ fell and the NYSE rose. = nasdaq fell and the N Y S E rose
A SWAT team and a SCUBA diver = a swat team and a scuba diver
`,
  'months and weekdays': `
Due Oct. 31st = due october thirty first
Thu. and Fri. are busy. = thursday and friday are busy
Nov. 2019 = november twenty nineteen
Since Mar. 2 = since march second
On Sunday, June 16, 1907 = on sunday june sixteenth nineteen oh seven
Open Mon–Fri = open monday to friday
Jul. 14 is a holiday. = july fourteenth is a holiday
`,
  addresses: `
Go to wikipedia.org now. = go to wikipedia dot org now
Mail sales@acme.co.uk today. = mail sales at acme dot C O dot U K today
Try https://www.test.com/a/b now. = try test dot com slash A slash B now | try W W W dot test dot com slash A slash B now | try test dot com slash a slash b now
Open report_final.pdf please. = open report underscore final dot P D F please
Ask @mary_jones now. = ask at mary underscore jones now
#ThrowbackThursday photos = hashtag throwback thursday photos
Use api.service.io/v1 here. = use A P I dot service dot I O slash version one here | use A P I dot service dot I O slash V one here
It is at 192.168.0.1 now. = it is at one nine two dot one six eight dot zero dot one now | it is at one ninety two dot one sixty eight dot zero dot one now
`,
  'versions and codes': `
Node v20.11.1 is here. = node version twenty point eleven point one is here
Android 14 beta = android fourteen beta
Seat 12C on flight LH404 = seat twelve C on flight L H four oh four | seat twelve C on flight L H four zero four
A Boeing 737-800 = a boeing seven thirty seven eight hundred
ISO 9001 holds. = I S O nine thousand one holds | I S O nine thousand and one holds
The M25 and the A1 = the M twenty five and the A one
R2-D2 and C-3PO = R two D two and C three P O
A C-130 flew. = a C one thirty flew
USB-C and Wi-Fi 6 = U S B C and wi fi six
A PS5 and an RTX 4090 = a P S five and an R T X forty ninety | a P S five and an R T X four thousand ninety
The 787 landed at gate B12. = the seven eighty seven landed at gate B twelve
`,
  names: `
Get it on GitHub or GitLab. = get it on git hub or git lab
His iMac and AirPods = his I mac and air pods
The PowerPoint is done. = the power point is done
MySQL and NoSQL = my S Q L and no S Q L
.NET and Node.js = dot net and node dot J S
An eBook on WhatsApp = an E book on whats app
McDonald's is open. = mcdonalds is open
`,
  units: `
It is 300 km away. = it is three hundred kilometers away
It weighs 2.5 kg. = it weighs two point five kilograms
A 4 TB disk = a four terabyte disk | a four terabytes disk
Bake at 350°F for 25 min. = bake at three hundred fifty degrees fahrenheit for twenty five minutes
At 65 mph it shakes. = at sixty five miles an hour it shakes | at sixty five miles per hour it shakes
A 9 mm nail = a nine millimeter nail | a nine millimeters nail
Rent 80 m² now. = rent eighty square meters now
A 12 V battery = a twelve volt battery | a twelve volts battery
Add 2 tbsp. of oil and 1 tsp. of salt. = add two tablespoons of oil and one teaspoon of salt
It weighs 180 lbs. = it weighs one hundred eighty pounds
1 km is short. = one kilometer is short
Wait 500 ms. = wait five hundred milliseconds
Run 1,500 m. = run one thousand five hundred meters
A 20-ft pole = a twenty foot pole | a twenty feet pole
It burns 2,000 kcal. = it burns two thousand kilocalories
It is 6'2". = it is six foot two | it is six feet two inches
Speed is 3 cm/s. = speed is three centimeters per second | speed is three centimeters a second
`,
  books: `
pp. 100-120 = pages one hundred to one hundred twenty
Vol. 12, No. 3 = volume twelve number three
See figs. 3 and 4. = see figures three and four
Read chs. 1–3. = read chapters one to three
Cf. page 9. = compare page nine | cf page nine
Op. 27 is sad. = opus twenty seven is sad
`,
  'slashes and short forms': `
The on/off switch = the on off switch
Mon/Wed class = monday wednesday class
Two w/ cream = two with cream
Bldg. 7 = building seven
Min. 3 people, max. 8 = minimum three people maximum eight
Col. Mustard and Lt. Dan = colonel mustard and lieutenant dan
Rev. King and Hon. Smith = reverend king and honorable smith
Misc. items = miscellaneous items
The Acme Corp. fell. = the acme corporation fell | the acme corp fell
Int'l flights = international flights
a.k.a. Joe = A K A joe | also known as joe
N/A = N A | not available | not applicable
c/o Smith = care of smith
`,
  streets: `
At 45 Lake Blvd. there = at forty five lake boulevard there
He lives on Elm St. now. = he lives on elm street now
St. Peter's Square = saint peters square
Turn at Hill Dr. and Bay Ct. = turn at hill drive and bay court
350 Fifth Ave., New York, NY = three fifty fifth avenue new york new york | three hundred fifty fifth avenue new york new york
10 Downing St. = ten downing street
On W. 42nd St. = on west forty second street
Lake St. Clair = lake saint clair
1500 Maple Pkwy. = fifteen hundred maple parkway | one thousand five hundred maple parkway
Austin, TX 78701 = austin texas seven eight seven zero one
`,
  money: `
It was $7.25. = it was seven dollars and twenty five cents | it was seven dollars twenty five
The £2.4bn deal = the two point four billion pound deal | the two point four billion pounds deal
It's €0.50. = it's fifty cents
He won $3 million. = he won three million dollars
A $20 bill = a twenty dollar bill | a twenty dollars bill
It sold for $1.2M. = it sold for one point two million dollars
Pay CHF 50. = pay fifty swiss francs | pay fifty francs
Only £1.99! = only one pound ninety nine | only one pound and ninety nine pence
It costs 10 USD. = it costs ten U S dollars | it costs ten dollars
A ¥1,000 note = a one thousand yen note
$5–$7 each = five to seven dollars each | five dollars to seven dollars each
About 75¢ a pound = about seventy five cents a pound
`,
  'telephone numbers': `
Ring 212-555-0147. = ring two one two five five five zero one four seven
Ring (415) 555-2671 now. = ring four one five five five five two six seven one now
Ring +49 30 901820. = ring plus four nine three zero nine zero one eight two zero
Ring 555.867.5309. = ring five five five eight six seven five three zero nine
`,
  times: `
At 6:45 a.m. = at six forty five A M
Between 8am and 11:30pm = between eight A M and eleven thirty P M
It's 3:00. = it's three o'clock
The 07:20 train = the seven twenty train | the oh seven twenty train | the zero seven twenty train
At 12:01 = at twelve oh one
It took 1:30:05. = it took one hour thirty minutes and five seconds | it took one hour thirty minutes five seconds
`,
  dates: `
On 1999-12-31 = on december thirty first nineteen ninety nine
On 12/25/2020 = on december twenty fifth twenty twenty
The 15th of March, 44 BC = the fifteenth of march forty four B C
On June 6, 1944 = on june sixth nineteen forty four
3 April 1968 = third april nineteen sixty eight | three april nineteen sixty eight | the third of april nineteen sixty eight
The 2019–20 season = the twenty nineteen to twenty season | the two thousand nineteen to twenty season
`,
  'ranges, fractions and ordinals': `
Ages 18–25 = ages eighteen to twenty five
It is 3/4 full. = it is three quarters full | it is three fourths full
Walk 2 1/4 miles. = walk two and a quarter miles | walk two and one quarter miles
The 33rd floor = the thirty third floor
His 2nd try = his second try
7/16 of an inch = seven sixteenths of an inch
A 3-day trip = a three day trip
Cut 4x6 prints = cut four by six prints
10–15 people = ten to fifteen people
`,
  'roman numerals': `
Richard III = richard the third
World War I = world war one
Book XII = book twelve
Final Fantasy VII = final fantasy seven | final fantasy the seventh
Queen Elizabeth II = queen elizabeth the second
Type II diabetes = type two diabetes
The XX century = the twentieth century | the twenty century
`,
  'scores and percent': `
We lost 21-14. = we lost twenty one to fourteen | we lost twenty one fourteen
Only 7% came. = only seven percent came
Up 3.2% = up three point two percent
5-10% off = five to ten percent off
`,
  'years and decades': `
Since 1066 = since ten sixty six
The 1920s = the nineteen twenties
In the '60s = in the sixties
In 2008 = in two thousand eight
Class of '99 = class of ninety nine
In AD 79 = in A D seventy nine
`,
  'numbers and signs': `
It is 1,001. = it is one thousand one
About 0.75 = about zero point seven five
A -3 score = a minus three score
3 + 4 = 7 = three plus four equals seven
x³ = x cubed
10² = ten squared
6 × 7 = six times seven
≈ 5 = approximately five | about five
≥ 18 = greater than or equal to eighteen | at least eighteen
100,000 fans = one hundred thousand fans
He is #3. = he is number three
500k users = five hundred thousand users
Well done 👍👍 team = well done team
√2 = square root of two | the square root of two
2.5M rows = two point five million rows
`,
};
