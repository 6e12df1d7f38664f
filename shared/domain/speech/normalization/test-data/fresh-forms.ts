import type { WrittenForms } from './written-forms.ts';

/** Written forms that were set down once the rules were done, for a figure of text that they never met: notation of TUNED_FORMS. */
export const FRESH_FORMS: WrittenForms = {
  'letters and words of capitals': `
The CTO of SAP lives in the UAE. = the C T O of sap lives in the U A E
An MRI at the ER = an M R I at the E R
The EPA fined BP. = the E P A fined B P
He got a BSc from UCLA. = he got a B S C from U C L A
The RAF and the SAS trained. = the R A F and the S A S trained
A JFK biopic on PBS = a J F K biopic on P B S
LGBTQ rights = L G B T Q rights
The OECD and the WHO = the O E C D and the W H O
Use a VPN and an SSD. = use a V P N and an S S D
CERN hired a PhD. = cern hired a P H D
Both DVDs and CDs = both D V D's and C D's
DO NOT OPEN THE DOOR = do not open the door
The FAQs are here. = the F A Q's are here
Our KPIs for Q3 = our K P I's for Q three
The USDA and the FDIC = the U S D A and the F D I C
An MIT professor = an M I T professor
IKEA sells it. = ikea sells it
`,
  'months and weekdays': `
Sun., Apr. 6 at noon = sunday april sixth at noon
From Jan–Mar = from january to march
On Fri the 13th = on friday the thirteenth
Dated Nov. 22, 1963 = dated november twenty second nineteen sixty three
In Aug. it is hot. = in august it is hot
October 2nd–4th = october second to fourth
She sat. The sun set. = she sat the sun set
`,
  addresses: `
Get it at apple.com/store. = get it at apple dot com slash store
Write hr@big-corp.com, please. = write H R at big dash corp dot com please
Visit www.usa.gov for help. = visit W W W dot U S A dot gov for help | visit U S A dot gov for help
Save notes.docx and photo.png there. = save notes dot D O C X and photo dot P N G there
Thanks @NASA and @elonmusk! = thanks at nasa and at elonmusk
Use #BlackFriday2024 now. = use hashtag black friday twenty twenty four now | use hashtag black friday two thousand twenty four now
Ask bob_99@mail.com there. = ask bob underscore ninety nine at mail dot com there | ask bob underscore nine nine at mail dot com there
Read blog.mozilla.org daily. = read blog dot mozilla dot org daily
`,
  'versions and codes': `
iOS 16.4.1 fixed it. = I O S sixteen point four point one fixed it
We shipped v0.9-beta. = we shipped version zero point nine beta
Bus 42 to Gate A7 = bus forty two to gate A seven
The B-52 and the U-2 = the B fifty two and the U two
Form W-2 and Form 1040 = form W two and form ten forty
An AK-47 = an A K forty seven
The iPhone 15 Pro Max = the I phone fifteen pro max
Flight DL 1284 = flight D L twelve eighty four | flight D L one two eight four
Interstate I-95 and Route 1 = interstate I ninety five and route one
Part number XJ-4500 = part number X J forty five hundred | part number X J four five zero zero
Vitamin B12 and D3 = vitamin B twelve and D three
Intel i7 and M2 chips = intel I seven and M two chips
HTTP 404 error = H T T P four oh four error
An HDMI 2.1 port = an H D M I two point one port
`,
  names: `
I use VS Code and GitLab. = I use V S code and git lab
DuckDuckGo and TikTok = duck duck go and tik tok
An iMessage on watchOS = an I message on watch O S
The FedEx man = the fed ex man
TypeScript, C++ and Go = type script C plus plus and go
SpaceX and OpenAI = space X and open A I
MacDonald met O'Brien. = macdonald met obrien
LeBron James won. = lebron james won
`,
  units: `
Add 1.5 tsp vanilla and 3/4 cup milk. = add one point five teaspoons vanilla and three quarters cup milk
It's 38.5 °C outside. = it's thirty eight point five degrees celsius outside
The 500 GB drive is full. = the five hundred gigabyte drive is full | the five hundred gigabytes drive is full
A wind of 12 m/s = a wind of twelve meters per second | a wind of twelve meters a second
They hiked 7.5 mi. and slept. = they hiked seven point five miles and slept
Take 2 × 200 mg. = take two times two hundred milligrams | take two by two hundred milligrams
A 1,200 sq ft flat = a one thousand two hundred square feet flat | a one thousand two hundred square foot flat | a twelve hundred square feet flat
She is 170 cm tall and 60 kg. = she is one hundred seventy centimeters tall and sixty kilograms
Fill 0.33 l of water = fill zero point three three liters of water
It takes 45 min or 1 hr. = it takes forty five minutes or one hour
At 90 bpm = at ninety beats per minute
5 °C to 10 °C = five degrees celsius to ten degrees celsius
The 10 km run = the ten kilometer run | the ten kilometers run
Storage of 8GB RAM = storage of eight gigabytes ram | storage of eight gigabyte ram
A 50-kg sack = a fifty kilogram sack | a fifty kilograms sack
It does 0–60 mph in 3.1 s. = it does zero to sixty miles an hour in three point one seconds | it does zero to sixty miles per hour in three point one seconds
`,
  books: `
See p. 12 and pp. 30–35. = see page twelve and pages thirty to thirty five
Vols. 1 and 2 = volumes one and two
Fig. 3b shows it. = figure three B shows it
cf. Ch. 10 = compare chapter ten | cf chapter ten
Symphony No. 9 in D minor = symphony number nine in D minor
No. 1 hit, no? = number one hit no
`,
  'slashes and short forms': `
A yes/no question = a yes no question
Lunch w/ Ana = lunch with ana
Jan. vs. Feb. = january versus february
Mon/Tue/Wed = monday tuesday wednesday
It is ca. 50 years old. = it is circa fifty years old
Attn. Mr. Hill = attention mister hill
Dogs, cats, etc., came. = dogs cats et cetera came
The St. Bernard ran. = the saint bernard ran
Ms. Gray and Sgt. Bell = miz gray and sergeant bell | miss gray and sergeant bell
Sr. editor = senior editor
Johnson & Johnson = johnson and johnson
M&M's are sweet. = M and M's are sweet
`,
  streets: `
Turn left on Maple Ave. and stop. = turn left on maple avenue and stop
42 Wallaby Way, Sydney = forty two wallaby way sydney
Dr. Lee lives on Sea View Dr. now. = doctor lee lives on sea view drive now
At 1010 Market St., San Jose, CA 95113 = at ten ten market street san jose california nine five one one three
St. James's Park is near St. Giles St. today. = saint james's park is near saint giles street today
He moved to 8 King's Rd. in May. = he moved to eight king's road in may
On N. Clark St. = on north clark street
Take Hwy. 101 south. = take highway one oh one south | take highway one hundred one south
Seattle, WA = seattle washington
10 E. 53rd St. = ten east fifty third street
`,
  money: `
Gas is $3.89 a gallon. = gas is three dollars and eighty nine cents a gallon | gas is three dollars eighty nine a gallon
They raised $12.5 million. = they raised twelve point five million dollars
It's £15 per head. = it's fifteen pounds per head
Fined €1.2bn = fined one point two billion euros
A tip of $2.05 = a tip of two dollars and five cents | a tip of two dollars five | a tip of two dollars oh five
He owes me $1,000. = he owes me one thousand dollars
Pay 30 € now. = pay thirty euros now
The $4 coffee = the four dollar coffee | the four dollars coffee
It is worth 5 million dollars. = it is worth five million dollars
A$50 off = fifty australian dollars off
Rent is $1,850/month. = rent is one thousand eight hundred fifty dollars per month | rent is eighteen hundred fifty dollars per month | rent is one thousand eight hundred fifty dollars a month
Save up to 60¢. = save up to sixty cents
Just $9.00! = just nine dollars
¥20,000 = twenty thousand yen
`,
  'telephone numbers': `
My number is 555-0123. = my number is five five five zero one two three
Call 1-888-555-7777 now. = call one eight eight eight five five five seven seven seven seven now
Text (212) 555-9876 today. = text two one two five five five nine eight seven six today
Reach us at +33 1 42 68 53 00. = reach us at plus three three one four two six eight five three zero zero
In an emergency dial 112. = in an emergency dial one one two
`,
  times: `
The 6:15 p.m. show = the six fifteen P M show
Wake me at 7. = wake me at seven
Lunch is 12:30–1:15. = lunch is twelve thirty to one fifteen
At 4pm ET = at four P M E T
It's 11:59 PM. = it's eleven fifty nine P M
By 2:00 p.m. Tuesday = by two P M tuesday
`,
  dates: `
On 07/04/1999 = on july fourth nineteen ninety nine
Born 2001-09-11 = born september eleventh two thousand one
The 1st of Sept. 2020 = the first of september twenty twenty
21 March 2022 = twenty first march twenty twenty two | twenty one march twenty twenty two | the twenty first of march twenty twenty two
In March 1917 = in march nineteen seventeen
December 31, 1899 = december thirty first eighteen ninety nine
Summer of '69 = summer of sixty nine
`,
  'ranges, fractions and ordinals': `
Rooms 10–14 = rooms ten to fourteen
Drink 6-8 glasses. = drink six to eight glasses
A 1/3 share = a one third share
Only 1/10 left = only one tenth left
Bake 1 1/2 hours. = bake one and a half hours
The 11th hour = the eleventh hour
A 4–5-year wait = a four to five year wait
The 1st, 2nd and 3rd = the first second and third
A 50/50 chance = a fifty fifty chance
`,
  'roman numerals': `
Napoleon III fell. = napoleon the third fell
Star Wars: Episode IV = star wars episode four
King George VI spoke. = king george the sixth spoke
See Appendix II. = see appendix two
Vatican II = vatican two | vatican the second
`,
  'scores and percent': `
Spain beat Italy 4–0. = spain beat italy four to zero | spain beat italy four zero
A 15% tip = a fifteen percent tip
Between 30% and 35% = between thirty percent and thirty five percent
It dropped -2.5% today. = it dropped minus two point five percent today
`,
  'years and decades': `
The year 1812 = the year eighteen twelve
From 1939 to 1945 = from nineteen thirty nine to nineteen forty five
The late 1970s = the late nineteen seventies
The roaring '20s = the roaring twenties
In 1800 = in eighteen hundred
In 2026 = in twenty twenty six
`,
  'numbers and signs': `
It holds 2,418 items. = it holds two thousand four hundred eighteen items
A 0.5 chance = a zero point five chance
It's −3 here. = it's minus three here
7 - 4 = 3 = seven minus four equals three
H₂SO₄ is acid. = H two S O four is acid
E = mc² = E equals M C squared
1.5x faster = one point five times faster | one point five X faster
A #2 pencil = a number two pencil
3,000+ users = three thousand plus users
Let's go 🚀🚀 now! = let's go now
12 million viewers = twelve million viewers
He is 1.85 m tall. = he is one point eight five meters tall
`,
};
