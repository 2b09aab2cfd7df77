/** Words of descriptions. `Up`, `down` and `higher` alone are not among them: they are used for too much else. */
export const riseWords =
  /\b(?:ris(?:e|es|ing|en)|rose|increas\w*|grow(?:s|ing|n)?|grew|climb\w*|(?:go|goes|went|going|gone) up)\b/iu;
export const fallWords =
  /\b(?:falls?|fell|falling|fallen|decreas\w*|declin\w*|drop(?:s|ped|ping)?|(?:go|goes|went|going|gone|is|are) down)\b/iu;

export const highWords =
  /\b(?:highest|largest|biggest|greatest|maximum|busiest|most|hottest|warmest|heaviest|longest|dearest|slowest|wettest)\b/iu;
export const lowWords =
  /\b(?:lowest|smallest|least|fewest|minimum|quietest|cheapest|coldest|coolest|lightest|shortest|fastest|quickest|driest)\b/iu;
