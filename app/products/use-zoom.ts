import { useEffect, useLayoutEffect, useRef, useState } from 'react'

export const MAX_ZOOM = 4
const STEP = 0.5
/** How far a wheel turns for one step of a button. */
const WHEEL_STEP = 200

const within = (zoom: number) => Math.min(MAX_ZOOM, Math.max(1, zoom))

const distance = ([a, b]: Touch[]) =>
	a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0

/**
 * How large a picture is in the element that scrolls it: 1 fills it. The middle of the view stays where it is.
 * @param of when it changes, the picture is a new one and fills its place
 */
export function useZoom(of: unknown) {
	const ground = useRef<HTMLElement>(null)
	const [{ zoom, about }, setZoom] = useState({ zoom: 1, about: of })
	const current = about === of ? zoom : 1
	const change = (next: (zoom: number) => number) =>
		setZoom((before) => ({ zoom: within(next(before.about === of ? before.zoom : 1)), about: of }))
	const latest = useRef(change)
	latest.current = change

	useLayoutEffect(() => {
		const { current: element } = ground
		if (!element) return
		const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element
		const across = (scrollLeft + clientWidth / 2) / scrollWidth
		const down = (scrollTop + clientHeight / 2) / scrollHeight
		element.style.setProperty('--zoom', String(current))
		element.scrollLeft = across * element.scrollWidth - clientWidth / 2
		element.scrollTop = down * element.scrollHeight - clientHeight / 2
	}, [current])

	useEffect(() => {
		const { current: element } = ground
		let apart = 0
		function onWheel(event: WheelEvent) {
			event.preventDefault()
			latest.current((zoom) => zoom - (STEP * event.deltaY) / WHEEL_STEP)
		}
		function onTouchMove(event: TouchEvent) {
			if (event.touches.length !== 2) return
			event.preventDefault()
			const now = distance([...event.touches])
			if (apart > 0) {
				const by = now / apart
				latest.current((zoom) => zoom * by)
			}
			apart = now
		}
		const onTouchEnd = () => {
			apart = 0
		}
		// React listens to these as passive, so the page would scroll as well.
		element?.addEventListener('wheel', onWheel, { passive: false })
		element?.addEventListener('touchmove', onTouchMove, { passive: false })
		element?.addEventListener('touchend', onTouchEnd)
		return () => {
			element?.removeEventListener('wheel', onWheel)
			element?.removeEventListener('touchmove', onTouchMove)
			element?.removeEventListener('touchend', onTouchEnd)
		}
	}, [])

	return { ground, zoom: current, zoomBy: (steps: number) => change((zoom) => zoom + steps * STEP) }
}
