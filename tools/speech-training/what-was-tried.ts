/**
 * Part of the model card that no run can write: what was compared before the design was chosen. Measured on 2026-11-22 with
 * ridge regression on the first 517 recordings of the seeded order, five folds by speaker.
 */
export const whatWasTried = `**What was tried** on 517 of the recordings before the design was chosen (five folds by speaker, Pearson's r of all / adults /
children; fewer recordings, so lower than above):

| sentences | accuracy | fluency |
|---|---|---|
| reading engine alone | .715 / .777 / .385 | .789 / .844 / .498 |
| encoder states alone (penalty 3,000) | .672 / .774 / .271 | .788 / .835 / .576 |
| token probabilities and share of the text that was heard, alone | .557 / .696 / .408 | .513 / .675 / .251 |
| engine + states, penalty 300 | .720 / .798 / .342 | .817 / .860 / .586 |
| engine + states, penalty 1,000 | .733 / .803 / .376 | .822 / .865 / .587 |
| engine + states, penalty 10,000 | .725 / .788 / .391 | .805 / .855 / .535 |
| **engine + states + log probability** (penalty 1,000) | .738 / .805 / .396 | .822 / .864 / .588 |
| the same + share of the text that was heard (needs weights of its own for free speech: left out) | .740 / .811 / .392 | .825 / .868 / .587 |
| means of the states without deviations (with four token probabilities) | .733 / .801 / .399 | .821 / .861 / .595 |
| the same with means and deviations | .737 / .806 / .391 | .823 / .865 / .587 |
| the same + deviation of the change from frame to frame | .732 / .802 / .381 | .818 / .862 / .577 |
| the same + first and last decile of the states | .732 / .801 / .388 | .821 / .864 / .586 |

| words | r | phones | r |
|---|---|---|---|
| reading engine alone | .535 / .572 / .266 | reading engine alone | .500 / .532 / .274 |
| + what was heard in the word's place | .562 / .605 / .309 | + what was heard in the word's place | .515 / .553 / .299 |
| **+ its products with the word's mean and least phone** | .581 / .623 / .327 | **+ its products with the phone's first score** | .532 / .571 / .301 |
| + states over the sentence (penalty 30,000; small gain for 576 more weights) | .587 / .626 / .322 | + states over the sentence (penalty 3,000 / 30,000) | .498 / .527 |
| + states over the word as well (they would have to be kept frame by frame) | .589 / .627 / .327 | + word score | .530 / .567 / .297 |
| sentence's stacked accuracy instead of states, without products | .563 / .603 / .310 | + token probabilities | .532 / .570 / .301 |

Partial least squares, networks on the states, attention over frames, pitch, added noise and the larger encoder were not tried.`;
