import { TUNED_NUMBERS } from './tuned-numbers.ts';
import type { WrittenForms } from './written-forms.ts';

/** Written forms that the rules were written and mended on, by kind: `written = spoken`, other right ways after a bar. */
export const TUNED_FORMS: WrittenForms = {
  'letters and words of capitals': `
Our CEO spoke to the UN. = our C E O spoke to the U N
Do it ASAP. = do it A S A P | do it asap
AI will change NASA. = A I will change nasa
The FBI and the CIA agree. = the F B I and the C I A agree
NATO met in the UK. = nato met in the U K
The U.S. Senate voted. = the U S senate voted
She has a PhD and an MBA. = she has a P H D and an M B A
The BBC and CNN reported it. = the B B C and C N N reported it
A USB drive = a U S B drive
The HTML, CSS and SQL files = the H T M L C S S and S Q L files
UNESCO and UNICEF are in the EU. = unesco and unicef are in the E U
The CEOs met. = the C E O s met
An NGO's work = an N G O s work
An FAQ and a PDF = an F A Q and a P D F
He is in the NBA and the NFL. = he is in the N B A and the N F L
The GDP fell. = the G D P fell
The IT team fixed it. = the I T team fixed it
The DIY shop in L.A. is closed. = the D I Y shop in L A is closed
OPEC and FIFA met. = opec and fifa met
A JPEG and a GIF = a jpeg and a gif
OK, I will. = okay I will
The TV is on. = the T V is on
My ID and my PIN = my I D and my pin
The HR and PR teams = the H R and P R teams
R&D costs at AT&T = R and D costs at A T and T
Q&A follows. = Q and A follows
PTSD, ADHD and HIV = P T S D A D H D and H I V
STOP NOW = stop now
I AM VERY HAPPY = I am very happy
RSVP by Friday = R S V P by friday
`,
  'months and weekdays': `
Jan. 3rd, 2024 was cold. = january third twenty twenty four was cold
Mon. to Fri. = monday to friday
Born on Feb. 29, 1996 = born on february twenty ninth nineteen ninety six
Sept. 5 is fine. = september fifth is fine
On Wed., Oct. 12 = on wednesday october twelfth
Dec. 25 is Christmas. = december twenty fifth is christmas
Sat. and Sun. are free. = saturday and sunday are free
Aug 9 or Nov 11 = august ninth or november eleventh
March 3, 2021 = march third twenty twenty one
Closed Tue. and Thurs. = closed tuesday and thursday
I sat in the sun. = I sat in the sun
You may go in May. = you may go in may
Apr. 1 is a joke. = april first is a joke
The 4th of July, 1776 = the fourth of july seventeen seventy six
5 May 2010 was dry. = fifth may twenty ten was dry | five may twenty ten was dry | the fifth of may twenty ten was dry
`,
  addresses: `
Visit example.com today. = visit example dot com today
Go to www.bbc.co.uk now. = go to w w w dot B B C dot C O dot U K now | go to B B C dot C O dot U K now
Write to info@example.org please. = write to info at example dot org please
See https://example.com/help for more. = see example dot com slash help for more
Read docs.python.org first. = read docs dot python dot org first
Mail jane.doe@mail.net. = mail jane dot doe at mail dot net
Use openai.com or github.io. = use openai dot com or github dot I O
My site is my-site.de = my site is my dash site dot D E
We run on node.js here. = we run on node dot J S here
It's at http://localhost:3000/ now = it's at localhost colon three thousand now | it's at localhost three thousand now
Edit config_file.txt now. = edit config underscore file dot T X T now
Amazon.com grew. = amazon dot com grew
@jack wrote it. = at jack wrote it
Follow @nasa_hq today. = follow at nasa underscore H Q today
#MondayMotivation is a tag. = hashtag monday motivation is a tag
The tag #climate is old. = the tag hashtag climate is old
`,
  'versions and codes': `
Version 2.0.1 is out. = version two point zero point one is out
It runs v2.0.1 now. = it runs version two point zero point one now
Get v3 today. = get version three today
Python 3.12 is fast. = python three point twelve is fast | python three point one two is fast
Take flight NE-123. = take flight N E one twenty three | take flight N E one two three
Model GPT-4 wrote it. = model G P T four wrote it
A Boeing 747 landed. = a boeing seven forty seven landed
The A4 paper and the B2 bomber = the A four paper and the B two bomber
An MP3 and an MP4 = an M P three and an M P four
Flight BA2490 is late. = flight B A two four nine zero is late
COVID-19 spread. = covid nineteen spread
The F-16 and the X-15 = the F sixteen and the X fifteen
Route 66 is long. = route sixty six is long
Room 101 is here. = room one oh one is here | room one hundred one is here
Use 5G or 4G. = use five G or four G
Windows 11 and iOS 17 = windows eleven and I O S seventeen
The 3D film in 4K = the three D film in four K
H2O and CO2 = H two O and C O two
CO₂ and H₂O and O₂ = C O two and H two O and O two
Area 51 = area fifty one
`,
  names: `
My iPhone runs iOS. = my I phone runs I O S
An iPad and macOS = an I pad and mac O S
Sell it on eBay. = sell it on E bay
YouTube and LinkedIn = you tube and linked in
The WiFi is slow. = the wi fi is slow
She codes in C# and C++. = she codes in C sharp and C plus plus
F# is a language. = F sharp is a language
JavaScript and TypeScript = java script and type script
A PlayStation 5 = a play station five
We use PostgreSQL. = we use postgres Q L | we use postgre S Q L
`,
  units: `
It weighs 50 g. = it weighs fifty grams
It weighs 1 kg. = it weighs one kilogram
He ran 5 km. = he ran five kilometers
Drive 100 km/h. = drive one hundred kilometers an hour | drive one hundred kilometers per hour
It was 20°C. = it was twenty degrees celsius
It was -4 °F. = it was minus four degrees fahrenheit
A 16 GB card = a sixteen gigabyte card | a sixteen gigabytes card
It needs 512 MB of memory. = it needs five hundred twelve megabytes of memory
Drink 2 L of water. = drink two liters of water
Add 250 ml milk. = add two hundred fifty milliliters milk
He is 6 ft tall. = he is six feet tall
It is 1 ft long. = it is one foot long
It takes 30 s. = it takes thirty seconds
Wait 5 min. please = wait five minutes please
He has 3 hrs. left = he has three hours left
It is 10 m wide. = it is ten meters wide
A 60 W bulb = a sixty watt bulb | a sixty watts bulb
It uses 1.5 kWh. = it uses one point five kilowatt hours
A 5 lb. bag = a five pound bag | a five pounds bag
It has 8 oz. of juice. = it has eight ounces of juice
At 3 GHz = at three gigahertz
We walked 3 mi. today = we walked three miles today
It is 45 m² big. = it is forty five square meters big
It has 3 m³ of sand. = it has three cubic meters of sand
They move at 10 m/s. = they move at ten meters per second | they move at ten meters a second
It is 5'10" tall. = it is five foot ten tall | it is five feet ten inches tall
A 27" screen = a twenty seven inch screen
A 90° turn = a ninety degree turn | a ninety degrees turn
It is 5kg and 3cm. = it is five kilograms and three centimeters
At 60 fps = at sixty frames per second
It is 220 V. = it is two hundred twenty volts
Take 500 mg daily. = take five hundred milligrams daily
It does 40 mpg. = it does forty miles per gallon
A 100 Mbps line = a one hundred megabits per second line
It is 70 dB loud. = it is seventy decibels loud
`,
  books: `
See pp. 10–12. = see pages ten to twelve
See p. 5. = see page five
Vol. 3 is out. = volume three is out
No. 5 is open. = number five is open
Look at Fig. 2. = look at figure two
Read Ch. 7 now. = read chapter seven now
Nos. 3 and 4 = numbers three and four
In Sec. 4 = in section four
He said no. Then he left. = he said no then he left
Smith et al. found it. = smith et al found it
Ed. by J. Smith = edited by J smith | ed by J smith
`,
  'slashes and short forms': `
Do an A/B test. = do an A B test
Coffee w/ milk = coffee with milk
Tea w/o sugar = tea without sugar
You and/or me = you and or me
Open 24/7. = open twenty four seven
He/she can go. = he she can go | he or she can go
Cats vs. dogs = cats versus dogs
Fruit, e.g. apples, is good. = fruit for example apples is good
One, i.e. the first, won. = one that is the first won
Pens, paper, etc. = pens paper et cetera
approx. 5 people = approximately five people
Dept. of Health = department of health
Apt. 4 is free. = apartment four is free
Est. 1999 = established nineteen ninety nine
P.S. I love you. = P S I love you
Roberts vs Hall = roberts versus hall
Ask Dr. Who, Mr. Smith and Mrs. Jones. = ask doctor who mister smith and missus jones
Prof. Lee met Gen. Grant. = professor lee met general grant
Sen. Brown and Gov. Hill = senator brown and governor hill
John Smith Jr. left. = john smith junior left
Acme Inc. and Foo Ltd. = acme incorporated and foo limited | acme inc and foo limited
Smith & Co. = smith and company
Tel. 5 = telephone five
Mt. Everest = mount everest
Ft. Worth = fort worth
Call me @ 5. = call me at five
`,
  streets: `
He lives at 123 Main St. = he lives at one twenty three main street | he lives at one hundred twenty three main street
Near St. Mary's St. It was late. = near saint mary's street it was late
At 12 Sunset Blvd. now = at twelve sunset boulevard now
On 5th Ave. there = on fifth avenue there
At 9 Elm Rd. = at nine elm road
Take Ocean Dr. north = take ocean drive north
St. Paul preached. = saint paul preached
Mount St. Helens = mount saint helens
At 77 Oak Ln. = at seventy seven oak lane
The corner of Pine St. and 3rd Ave. = the corner of pine street and third avenue
On Park Pl. it stood. = on park place it stood
At 221B Baker St. = at two twenty one B baker street | at two hundred twenty one B baker street
The Hwy. is shut. = the highway is shut
1600 Pennsylvania Ave. NW = sixteen hundred pennsylvania avenue northwest
St. Louis, MO = saint louis missouri
Boston, MA is old. = boston massachusetts is old
`,
  ...TUNED_NUMBERS,
};
