import { useEffect, useState } from "react";

const SECOND = 1000;

/** A pause that is counted down, by the clock: a tab that slept in the background counts right when it wakes. */
export function useCountdown() {
  const [pause, setPause] = useState({ until: 0, left: 0 });
  const { until, left } = pause;
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setPause({ until, left: secondsTo(until) }), SECOND);
    return () => clearInterval(timer);
  }, [until, isOver]);
  return {
    /** Whole seconds, 0 when it is over. */
    left,
    begin: (seconds: number) => setPause({ until: Date.now() + seconds * SECOND, left: seconds }),
  };
}

function secondsTo(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / SECOND));
}
