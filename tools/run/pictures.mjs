// Draws the built-in catalogue's pictures anew where their drawings have changed, and the documents that docs show; they are
// committed.
import { must, ready } from './ready.mjs'

const otherwise = 'The pictures could not be drawn: what went wrong stands above.'
const node = ready()
must(node, ['tools/pictures/render.ts'], { otherwise })
must(node, ['tools/pictures/documents.ts'], { otherwise })
