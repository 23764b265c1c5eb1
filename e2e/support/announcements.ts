import type { Page } from "@playwright/test";

/** A text that a screen reader announces by itself, wherever its user is on the page. */
export interface Announcement {
  /** `status` waits until the current speech ends. `alert` interrupts it. */
  readonly region: "status" | "alert";
  readonly text: string;
  /**
   * The region existed before its text. Not every screen reader announces a region that appears with its text, unless it is an
   * alert.
   */
  readonly wasThere: boolean;
  /** The focus moved there, so it is read in any case. */
  readonly hasFocus: boolean;
}

/**
 * Listens to every live region of each page opened from now on, also in shadow roots.
 * @returns the announcements in order. The list grows
 */
export async function listen(page: Page): Promise<readonly Announcement[]> {
  const heard: Announcement[] = [];
  await page.exposeFunction("tellAnnouncement", (reported: Announcement) => void heard.push(reported));
  await page.addInitScript(() => {
    const LIVE = "[role=status], [role=alert]";
    const known = new WeakSet<Element>();
    const { tellAnnouncement } = window as unknown as { tellAnnouncement(reported: object): void };

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
        // Each changed region with its new text.
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
          // Effects that move the focus have run by then.
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
