import { build, loadConfigFromFile, mergeConfig, type Plugin, type PluginOption } from "vite";
import packageJson from "../../../package.json" with { type: "json" };

const REACT = /^react(?:-dom)?(?:\/|$)/;

/** They complete a folder that a portal serves: the loader's list of chunks, hashes, compressed copies. */
const FOR_PORTALS = new Set(["kaunter:element-chains", "kaunter:published-widgets"]);

/**
 * Builds the elements once more, with React left to the program that bundles them. A file with the same content as in the ordinary
 * build gets the same name, so both can be in one folder.
 * @param folder gets the elements' modules in `react`, and their chunks and assets beside it
 */
export async function buildForReact(folder: string): Promise<void> {
  const mode = "widgets";
  const loaded = await loadConfigFromFile({ command: "build", mode });
  if (loaded === null)
    throw new Error("There is no vite.config.ts in this folder: run this in the project's folder");
  const plugins = (await flattened(loaded.config.plugins)).filter(({ name }) => !FOR_PORTALS.has(name));
  await build(
    mergeConfig(
      { ...loaded.config, plugins },
      {
        configFile: false,
        mode,
        logLevel: "warn",
        define: {
          "import.meta.env.KAUNTER_VERSION": JSON.stringify(packageJson.version),
          "import.meta.env.KAUNTER_CHAINS": '""',
        },
        build: {
          outDir: folder,
          rolldownOptions: { external: REACT, output: { entryFileNames: "react/[name].js" } },
        },
      },
    ),
  );
}

async function flattened(option: PluginOption): Promise<readonly Plugin[]> {
  const plugins = await option;
  if (Array.isArray(plugins)) return (await Promise.all(plugins.map(flattened))).flat();
  return plugins ? [plugins] : [];
}
