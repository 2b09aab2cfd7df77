/** Words of today that the dictionaries of 2020 lack. Our own list; each is an ordinary word in print. */
export const ownWords: readonly string[] =
  'app apps blockchain blog blogs blogger bloggers chatbot chatbots coronavirus covid crowdfunding cryptocurrency cryptocurrencies cyberbullying cybersecurity deepfake deepfakes ebook ebooks ecotourism ecommerce edtech fintech freelancer freelancers hashtag hashtags infographic infographics influencer influencers livestream livestreams lockdown lockdowns microplastic microplastics metaverse paywall paywalls podcast podcasts podcaster screenshot screenshots selfie selfies smartphone smartphones smartwatch smartwatches startup startups telehealth telemedicine touchscreen touchscreens upcycle upcycling upskill upskilling vaping vlog vlogs vlogger webinar webinars whiteboard wifi workaround workflow workflows workspace workspaces yoghurt'.split(
    ' ',
  );
