export type Box = { x0: number; y0: number; x1: number; y1: number }

export class CollisionGrid {
  private readonly cells = new Map<number, Box[]>();

  private *keys({ x0, y0, x1, y1 }: Box): Generator<number> {
    for (let x = Math.floor(x0 / 64); x <= Math.floor(x1 / 64); x++) {
      for (let y = Math.floor(y0 / 64); y <= Math.floor(y1 / 64); y++) yield x * 4096 + y
    }
  }

  /** Whether none of the boxes meets one that stands already. */
  isFree(boxes: readonly Box[]): boolean {
    return boxes.every((box) => {
      for (const key of this.keys(box)) {
        for (const other of this.cells.get(key) ?? []) {
          if (box.x0 < other.x1 && box.x1 > other.x0 && box.y0 < other.y1 && box.y1 > other.y0) return false
        }
      }
      return true
    })
  }

  add(boxes: readonly Box[]): void {
    for (const box of boxes) {
      for (const key of this.keys(box)) {
        const list = this.cells.get(key)
        if (list) list.push(box)
        else this.cells.set(key, [box])
      }
    }
  }
}
