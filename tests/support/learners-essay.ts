/** A learner's essay about public transport with common errors in it, one ready-made phrase and one copied stretch. */
export const learnersEssay = `Some cities have made public transport free for everyone who lives there. In this modern era, many cities wants to take cars off the road, and free buses seems like an easy way to do it. I think that free public transport is a good idea for big cities, but it is not the whole answer.

The first reason is that the price matter for many families. People who are poor often spend a lot of money on tickets, and when the bus is free they can travel to work, to school or to the doctor without fear. My uncle drive to his office every day because two tickets cost more than petrol. If it was free, he would leave the car at home, and there would be less traffic and less pollution in the center of our town.

On the other hand, somebody must to pay. The goverment would take the money from taxes, and people in villages would pay for buses that they never see. Moreover, the buses are already full in the morning. If more passengers come and there is not enough drivers, then the service becomes slow and everyone goes back to their cars. Therefore a city should first make the buses fast, frequent and clean.

In conclusion, I believe that free public transport can help a city to breathe, if the service is good and the cost is shared in a fair way. It should start with students and old people, and the results should be measured before it grows.`;
