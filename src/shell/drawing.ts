/** Loads React's DOM library alone, so that it can run before the code that draws with it. */
import "react-dom/client";
