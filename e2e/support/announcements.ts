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

    const tell = (region: Element, added: string, wasThere: boolean) => {
      const isWhole = region.getAttribute("aria-atomic") !== "false";
      const text = (isWhole ? region.textContent : added)?.trim() ?? "";
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
        // each region that changed, with the text that came into it
        const regions = new Map<Element, string>();
        for (const { target, addedNodes } of changes) {
          const around = target instanceof Element ? target : target.parentElement;
          const region = around?.closest(LIVE);
          const added = [...addedNodes].map((node) => node.textContent).join(" ");
          if (region) regions.set(region, `${regions.get(region) ?? ""} ${added}`);
          for (const node of addedNodes)
            if (node instanceof Element)
              for (const inner of [node, ...node.querySelectorAll("*")])
                if (inner.matches(LIVE)) regions.set(inner, inner.textContent);
        }
        for (const [region, added] of regions) {
          const wasThere = known.has(region);
          known.add(region);
          // effects that move the focus have run by then
          requestAnimationFrame(() => setTimeout(() => tell(region, added, wasThere)));
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
