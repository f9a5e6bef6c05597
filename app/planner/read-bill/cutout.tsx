import { useEffect, useRef } from 'react'
import type { Place } from '../../../domain/planner/bill-reading/words'
import classes from './read-bill.module.css'

/** What stands around the place too, in heights of its letters: its head is mostly at its left. */
const AROUND = { left: 22, right: 6, above: 2.4, below: 1.2 }

interface CutoutProps {
	page: HTMLCanvasElement
	place: Place
	says: string
}

/** The part of a page where a figure stands, with the figure marked. */
export function Cutout({ page, place, says }: CutoutProps) {
	const canvas = useRef<HTMLCanvasElement>(null)
	useEffect(() => {
		const context = canvas.current?.getContext('2d')
		if (!canvas.current || !context) return
		const em = place.bottom - place.top
		const left = Math.max(0, place.left - AROUND.left * em)
		const top = Math.max(0, place.top - AROUND.above * em)
		const width = Math.min(page.width, place.right + AROUND.right * em) - left
		const height = Math.min(page.height, place.bottom + AROUND.below * em) - top
		canvas.current.width = width
		canvas.current.height = height
		context.drawImage(page, left, top, width, height, 0, 0, width, height)
		context.strokeStyle = '#1F6B4A'
		context.lineWidth = Math.max(2, em / 10)
		const gap = em / 4
		context.strokeRect(
			place.left - left - gap,
			place.top - top - gap,
			place.right - place.left + 2 * gap,
			em + 2 * gap,
		)
	}, [page, place])
	return (
		<canvas
			ref={canvas}
			role="img"
			aria-label={`Its place on the bill, read as ${says}`}
			className={classes.cutout}
		/>
	)
}
