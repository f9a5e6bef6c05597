// Draws the built-in catalogue's pictures anew where their drawings have changed; they are committed.
import { must, ready } from './ready.mjs'

must(ready(), ['tools/pictures/render.ts'], {
	otherwise: 'The pictures could not be drawn: what went wrong stands above.',
})
