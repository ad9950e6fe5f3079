// The home page: what Timbre does, how it sounds, how it works, and the first step.
import { CallToAction } from './call-to-action.tsx';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Stats } from './stats.tsx';
import { Steps } from './steps.tsx';
import { VoiceSamples } from './voice-samples.tsx';

export function HomeScreen() {
  return (
    <>
      <Hero />
      <VoiceSamples />
      <Stats />
      <Steps />
      <Features />
      <Faq />
      <CallToAction />
    </>
  );
}
