/** The library that draws, for who wants it begun before what it draws. */
import "react-dom/client";
