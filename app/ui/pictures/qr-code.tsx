import classes from './qr-code.module.css'

interface QrCodeProps {
	svg: string
	alt: string
	/** Its width and height, px. */
	size: number
}

export const QrCode = ({ svg, alt, size }: QrCodeProps) => (
	<img
		className={classes.qr}
		src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
		alt={alt}
		width={size}
		height={size}
	/>
)
