/**
 * Parts of the model card that no run can write: what was compared before the design was chosen. Measured on 2026-11-22 in five
 * folds by speaker, first with ridge regression on the first 517 recordings of the seeded order, then on all 2,500.
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

Later, **on all 2,500 recordings** with three networks a fold (Pearson's r of all / adults / children; of gains the 95 % interval of a
paired bootstrap over speakers; what is said to gain did so with other folds as well):

| marks of readings | accuracy | fluency | prosodic | total |
|---|---|---|---|---|
| engine + states + log probability, penalties 20 and 1,500 | .810 / .862 / .473 | .859 / .892 / .652 | .848 / .886 / .609 | .838 / .879 / .502 |
| + spread of the stacked scores of phones and words | .819 / .870 / .482 | .863 / .895 / .654 | .852 / .890 / .614 | .849 / .889 / .515 |
| **the same, penalties 200 and 4,000** | .824 / .875 / .489 | .865 / .897 / .659 | .855 / .893 / .617 | .852 / .892 / .522 |
| gain of that | +.010 to +.017 | +.003 to +.009 | +.003 to +.011 | +.010 to +.019 |
| the same, learned from the experts' mean | .826 / .876 / .492 | .865 / .898 / .650 | .854 / .892 / .613 | .852 / .894 / .525 |
| spread + share of the text that was heard, least token probabilities, warp (20 and 1,500) | .819 / .870 / .482 | .862 / .895 / .655 | .851 / .889 / .614 | .848 / .889 / .514 |
| networks on the engine's features and 24 principal components of the states | .809 / .865 / .472 | .852 / .890 / .626 | .839 / .882 / .585 | .835 / .879 / .503 |
| mean of ridge (20 and 1,500) and networks, both with the spread | .825 / .876 / .491 | .865 / .898 / .655 | .854 / .893 / .614 | .852 / .893 / .524 |

The penalties alone do what the networks beside the ridge would have added. Squares of the features and their products with the warp lose.

| words | r | phones | r |
|---|---|---|---|
| stacked as above | .655 / .689 / .356 | stacked as above, three networks | .621 / .646 / .380 |
| + neighbouring words, share of the text that was heard | .655 / .689 / .356 | second network over neighbours, word, sentence and what was heard | .623 / .647 / .379 |
| + second scores of the phones | .653 / .688 / .349 | first networks alone, three | .583 / .604 / .357 |
| network on the same features (children lose) | .659 / .694 / .354 | with words and sentences as further targets | .580 / .601 / .351 |
| network on these and the neighbours | .655 / .690 / .339 | with dropout | .578 / .599 / .346 |
| learned from the experts' mean | .653 / .690 / .341 | with more context and twice the size | .583 / .601 / .364 |
| | | other folds: three, five | .584 / .604 / .358, .584 / .604 / .360 |
| | | **three that see which phones come before and after** (gain +.001 to +.013) | .590 / .609 / .373 |
| | | these + word's place, warp, phones two steps away | .587 / .606 / .367 |

How like the word that sounds which the recogniser heard in its place instead, as one more number: words .659 / .693 / .362 for .659 / .694 / .362, phones
.626 / .651 / .386 for .624 / .648 / .388, marks the same: left out.

Partial least squares, networks on the frames' states, pitch and added noise were not tried.`;
