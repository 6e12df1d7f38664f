/** What "Open sample" opens: two voices, pauses and a sound. */
export const SAMPLE = {
  title: 'The last entry',
  text: `[Narrator] There is a wall in this house that used to have light on it. <#0.6#> Every eleven seconds, all night, for forty years.
[Odrik] The last entry is in my grandfather's hand. <#0.45#> It says the lamp was trimmed at four.
[Narrator] After that, the page is wet. (sighs) Not torn, not burned. Wet, and then blank, and then the spring of the following year.
[Odrik] You can hear the foghorn behind it, if you wait. <#1.2#> There.
[Narrator] I had played that tape a hundred times before anyone told me what to listen for.
[Odrik] Don't listen for the horn. Listen for what comes after it.
`,
} as const;
