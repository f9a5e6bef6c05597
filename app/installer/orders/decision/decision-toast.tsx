import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Inline } from '../../../ui/layout/inline'
import { type Step, useDecisions } from './decision'
import classes from './decision-toast.module.css'

const SHOWN_MS = 2500

interface ToastProps {
	/** What to say of each answer. */
	words: Record<Step, string>
	/** The answer just given where JavaScript is off; the style sheet then takes the toast away. */
	done: Step | null
}

/** Says for two and a half seconds what was done. */
export function DecisionToast({ words, done }: ToastProps) {
	const [shown, setShown] = useState<{ step: Step; number: number } | null>(
		done && { step: done, number: 0 },
	)
	const decisions = useRef(0)
	useDecisions(({ step, refusal }) =>
		setShown(refusal === null && step !== 'undo' ? { step, number: ++decisions.current } : null),
	)
	useEffect(() => {
		if (!shown) return
		const timer = setTimeout(() => setShown(null), SHOWN_MS)
		return () => clearTimeout(timer)
	}, [shown])
	return (
		<div className={classes.place} role="status" aria-live="polite">
			{shown && (
				// Another for each answer: the style sheet takes it away, counting from its beginning.
				<Inline key={shown.number} as="p" className={classes.toast}>
					<IconCircleCheck size={22} aria-hidden />
					{words[shown.step]}
				</Inline>
			)}
		</div>
	)
}
