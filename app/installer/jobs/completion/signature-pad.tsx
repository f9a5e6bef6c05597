import { type PointerEvent, useState } from 'react'
import { MAX_SIGNATURE } from '../../../../domain/installations/limits'
import drawn from '../../../components/orders/installation/signature.module.css'
import { useHydrated } from '../../../ui/hydrated'
import { Row } from '../../../ui/layout/row'
import { Stack } from '../../../ui/layout/stack'
import { ButtonLink } from '../../../ui/text/button-link'
import { Text } from '../../../ui/text/text'
import classes from './signature-pad.module.css'
import { addPoint, type Point, pathOf, type Stroke } from './strokes'

const LABEL = 'Customer’s signature (optional)'

/** Where a pointer is within the field, which is 600 by 200 however large it is shown. */
function pointAt({ clientX, clientY, currentTarget }: PointerEvent<SVGElement>): Point {
	const { left, top, width, height } = currentTarget.getBoundingClientRect()
	return [((clientX - left) / width) * 600, ((clientY - top) / height) * 200]
}

/** A field to sign in with a finger, a pen or a mouse; the typed name is enough without it. */
export function SignaturePad({ initial = '' }: { initial?: string }) {
	const [strokes, setStrokes] = useState<readonly Stroke[]>([])
	const [isCleared, setCleared] = useState(false)
	const hydrated = useHydrated()
	const before = isCleared ? '' : initial
	const path = before + pathOf(strokes)
	const isFull = path.length > MAX_SIGNATURE - 100
	if (!hydrated) return null
	return (
		<Stack gap={1} className={classes.pad}>
			<Text as="span" size="small" strong>
				{LABEL}
			</Text>
			<svg
				viewBox="0 0 600 200"
				role="img"
				aria-label={LABEL}
				className={drawn.lines}
				onPointerDown={(event) => {
					if (isFull) return
					event.currentTarget.setPointerCapture(event.pointerId)
					const point = pointAt(event)
					setStrokes((all) => [...all, addPoint([], point)])
				}}
				onPointerMove={(event) => {
					if (isFull || !event.currentTarget.hasPointerCapture(event.pointerId)) return
					const point = pointAt(event)
					setStrokes((all) => [...all.slice(0, -1), addPoint(all.at(-1) ?? [], point)])
				}}
			>
				<path d={path} />
			</svg>
			<input type="hidden" name="signature" value={path} />
			<Row gap={3} wrap>
				<ButtonLink
					disabled={path === ''}
					onClick={() => {
						setStrokes([])
						setCleared(true)
					}}
				>
					Clear the signature
				</ButtonLink>
				<Text as="span" role="status" size="small" color="muted">
					{isFull ? 'The field is full.' : ''}
				</Text>
			</Row>
		</Stack>
	)
}
