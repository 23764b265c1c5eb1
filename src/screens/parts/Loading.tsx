import { useEffect } from "react";
import { beginLoading } from "../../stores/loading.ts";
import { Skeleton, type SkeletonProps } from "../../ui/feedback/Skeleton.tsx";

/** Stands where something is on its way. While it does, the portal's loading bar runs. */
export function Loading(props: SkeletonProps) {
  useEffect(beginLoading, []);
  return <Skeleton {...props} />;
}
