import { useEffect } from "react";
import { beginLoading } from "../../stores/loading.ts";
import { Skeleton, type SkeletonProps } from "../../ui/feedback/Skeleton.tsx";

/** A placeholder for content that is loading. The portal's loading bar runs while it is mounted. */
export function Loading(props: SkeletonProps) {
  useEffect(beginLoading, []);
  return <Skeleton {...props} />;
}
