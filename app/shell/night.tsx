import { type ComponentType, lazy, Suspense } from 'react'
// Its style sheet comes with the page, so that the drawing has it from the first.
import '../ui/pictures/drawn/night-drawing.module.css'

const nothing = (): { default: ComponentType } => ({ default: () => null })

/** Without a network the words do without it. */
const Drawing = lazy(async () => {
	if (globalThis.navigator?.onLine === false) return nothing()
	const loaded = import('../ui/pictures/drawn/night-drawing')
	return loaded.then(({ NightDrawing }) => ({ default: NightDrawing }), nothing)
})

/** The ground of a page that is not there; its code is loaded with it alone. */
export const Night = () => (
	<Suspense fallback={null}>
		<Drawing />
	</Suspense>
)
