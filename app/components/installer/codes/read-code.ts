import {
	BarcodeFormat,
	BinaryBitmap,
	DataMatrixReader,
	DecodeHintType,
	HybridBinarizer,
	MultiFormatOneDReader,
	QRCodeReader,
	type Reader,
	RGBLuminanceSource,
} from '@zxing/library'

/** The codes that plates and boxes of panels, inverters and batteries have; those of shops name a product alone. */
const BARS = [
	BarcodeFormat.CODE_128,
	BarcodeFormat.CODE_39,
	BarcodeFormat.CODE_93,
	BarcodeFormat.ITF,
]

const hints = new Map<DecodeHintType, unknown>([
	[DecodeHintType.POSSIBLE_FORMATS, BARS],
	[DecodeHintType.TRY_HARDER, true],
])
const bars = new MultiFormatOneDReader(hints)
const squares: Reader[] = [new QRCodeReader(), new DataMatrixReader()]

/** A picture as a canvas gives it: four bytes a pixel. */
export interface Pixels {
	data: Uint8ClampedArray
	width: number
	height: number
}

interface Grey {
	data: Uint8ClampedArray
	width: number
	height: number
}

/** The text of the code in a picture, which may be turned; null where none can be read. */
export function readCode(pixels: Pixels): string | null {
	const grey = greyOf(pixels)
	return read([bars, ...squares], grey) ?? read([bars], turned(grey))
}

function read(readers: readonly Reader[], { data, width, height }: Grey): string | null {
	const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(data, width, height)))
	for (const reader of readers)
		try {
			return reader.decode(picture, hints).getText()
		} catch {
			// There is none, it is blurred, or the reader stumbles over the picture: the next one is clearer.
		}
	return null
}

function greyOf({ data, width, height }: Pixels): Grey {
	const grey = new Uint8ClampedArray(width * height)
	for (let n = 0; n < grey.length; n++) {
		const at = n * 4
		grey[n] = ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 4
	}
	return { data: grey, width, height }
}

/** A picture turned by a quarter, for bars that run across it. */
function turned({ data, width, height }: Grey): Grey {
	const result = new Uint8ClampedArray(data.length)
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) result[x * height + y] = data[y * width + x] ?? 0
	return { data: result, width: height, height: width }
}
