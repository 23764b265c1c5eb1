import type { Page } from "@playwright/test";

/** Something that a screen reader says by itself, wherever its user is on the page. */
export interface Announcement {
  /** `status` waits until what is being read is over, `alert` does not. */
  readonly region: "status" | "alert";
  readonly text: string;
  /** The region was there before its text: one that comes with it is not read by every screen reader, unless it is an alert. */
  readonly wasThere: boolean;
  /** The focus went there, which is read in any case. */
  readonly hasFocus: boolean;
}

/**
 * Listens to every live region of each page that opens from now on, also in shadow roots.
 * @returns what was announced, in order, which goes on growing
 */
export async function listen(page: Page): Promise<readonly Announcement[]> {
  const heard: Announcement[] = [];
  await page.exposeFunction("tellAnnouncement", (told: Announcement) => void heard.push(told));
  await page.addInitScript(() => {
    const LIVE = "[role=status], [role=alert]";
    const known = new WeakSet<Element>();
    const { tellAnnouncement } = window as unknown as { tellAnnouncement(told: object): void };

    const tell = (region: Element, wasThere: boolean) => {
      const text = region.textContent?.trim() ?? "";
      if (text === "" || !region.isConnected) return;
      const root = region.getRootNode() as Document | ShadowRoot;
      tellAnnouncement({
        region: region.getAttribute("role"),
        text,
        wasThere,
        hasFocus: root.activeElement !== null && region.contains(root.activeElement),
      });
    };
    const watch = (root: Document | ShadowRoot) => {
      for (const region of root.querySelectorAll(LIVE)) known.add(region);
      new MutationObserver((changes) => {
        const regions = new Set<Element>();
        for (const { target, addedNodes } of changes) {
          const around = target instanceof Element ? target : target.parentElement;
          const region = around?.closest(LIVE);
          if (region) regions.add(region);
          for (const node of addedNodes)
            if (node instanceof Element)
              for (const inner of [node, ...node.querySelectorAll("*")])
                if (inner.matches(LIVE)) regions.add(inner);
        }
        for (const region of regions) {
          const wasThere = known.has(region);
          known.add(region);
          // effects that move the focus have run by then
          requestAnimationFrame(() => setTimeout(() => tell(region, wasThere)));
        }
      }).observe(root, { subtree: true, childList: true, characterData: true });
    };
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (how) {
      const root = attachShadow.call(this, how);
      watch(root);
      return root;
    };
    watch(document);
  });
  return heard;
}
