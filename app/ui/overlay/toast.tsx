import { IconCircleCheck } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import classes from './toast.module.css'

interface ToastProps {
	/** The message; another `key` for every time it is shown. null: none. */
	said: { key: string | number; words: ReactNode; variant?: 'problem' } | null
	/** How long, in milliseconds. Without JavaScript the style sheet takes it away as soon. */
	shownMs: number
}

/** Shows a message for a moment, over the page. */
export function Toast({ said, shownMs }: ToastProps) {
	const [over, setOver] = useState<string | number | null>(null)
	const key = said?.key ?? null
	useEffect(() => {
		if (key === null) return
		const timer = setTimeout(() => setOver(key), shownMs)
		return () => clearTimeout(timer)
	}, [key, shownMs])
	return (
		<div className={classes.place} role="status" aria-live="polite">
			{said && key !== over && (
				<p
					key={key}
					className={classes.toast}
					data-variant={said.variant}
					style={{ '--shown': `${shownMs}ms` } as CSSProperties}
				>
					{said.variant !== 'problem' && <IconCircleCheck size={22} aria-hidden />}
					{said.words}
				</p>
			)}
		</div>
	)
}
