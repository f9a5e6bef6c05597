import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { type Step, useDecisions } from './decision'
import classes from './decision-toast.module.css'

const SHOWN_FOR = 2500

interface ToastProps {
	/** What to say of each answer. */
	words: Record<Step, string>
	/** The answer just given where JavaScript is off; the style sheet then takes the toast away. */
	done: Step | null
}

/** Says for two and a half seconds what was done. */
export function DecisionToast({ words, done }: ToastProps) {
	const [shown, setShown] = useState<{ step: Step } | null>(done && { step: done })
	useDecisions(({ step, refusal }) => setShown(refusal === null ? { step } : null))
	useEffect(() => {
		if (!shown) return
		const timer = setTimeout(() => setShown(null), SHOWN_FOR)
		return () => clearTimeout(timer)
	}, [shown])
	return (
		<div className={classes.place} role="status" aria-live="polite">
			{shown && (
				<p className={classes.toast}>
					<IconCircleCheck size={22} aria-hidden />
					{words[shown.step]}
				</p>
			)}
		</div>
	)
}
