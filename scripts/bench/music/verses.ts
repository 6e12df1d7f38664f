/** Lyrics that singers were tuned with. */
export const TUNED_VERSES = `[Verse]
Morning light is on the water
All the boats are going home
I can hear the city calling
And I never walk alone
[Chorus]
Sing it louder, sing it slow
Every river has to flow
Hold my hand and let it go
[Verse]
Seven bridges on the highway
Dusty roads beneath the sun`;

/** Written before anything was sung, and not listened to while singers were tuned. */
export const HELD_OUT_VERSES = `[Verse]
The kettle sings, the window steams
A bus goes by with yellow lights
I tell the cat about my dreams
And count the hours of the night
[Chorus]
Good morning, little town of mine
The bakery is open wide
I take the long way to your side
[Bridge]
If the rain comes, let it come`;
