// Written by scripts/make-daily.mjs.
/** resources/daily/boards.txt, for programs that read no files. */
export const DAILY_BOARDS = `; The boards of the daily mode: those of a weekday take turns, week by week, in this order. What stands here never changes,
; and no board is taken out or put in: past days are played again. core/daily/daily-boards.ts says how it is read.

monday 帆船 · Sailing boat
gravity=none border=open turns=2 kinds=27 copies=4
........o.........
.......oo.........
......ooo.oo......
.....oooo.ooo.....
....ooooo.oooo....
...oooooo.ooooo...
..ooooooo.oooooo..
..................
oooooooooooooooooo
.oooooooooooooooo.
..oooooooooooooo..
...oooooooooooo...

monday 井 · 井 Well
gravity=none border=open turns=2 kinds=25 copies=4
....oo....oo....
....oo....oo....
oooooooooooooooo
oooooooooooooooo
....oo....oo....
....oo....oo....
oooooooooooooooo
oooooooooooooooo
....oo....oo....
...ooo....oo....
..ooo.....oo....
.ooo......o.....

monday 回 · 回 Return
gravity=none border=open turns=2 kinds=48 copies=2
oooooooooooooooo
oooooooooooooooo
oo............oo
oo..oooooooo..oo
oo..oooooooo..oo
oo..oo....oo..oo
oo..oo....oo..oo
oo..oooooooo..oo
oo..oooooooo..oo
oo............oo
oooooooooooooooo
oooooooooooooooo

monday 阶梯 · Stairs
gravity=none border=open turns=2 kinds=32 copies=2
oooo............
oooo............
oooooooo........
oooooooo........
....oooooooo....
....oooooooo....
........oooooooo
........oooooooo
............oooo
............oooo

monday 大 · 大 Big
gravity=none border=open turns=2 kinds=32 copies=2
.......oo.......
.......oo.......
.......oo.......
oooooooooooooooo
oooooooooooooooo
.......oo.......
......oooo......
.....oo..oo.....
....oo....oo....
..ooo......ooo..
ooo..........ooo

monday 火 · 火 Fire
gravity=none border=open turns=2 kinds=27 copies=2
.......oo.......
.......oo.......
.oo....oo....oo.
.oo....oo...oo..
..oo...oo..oo...
..oo...oo.oo....
.......oo.......
......oooo......
.....oo..oo.....
....oo....oo....
..ooo......ooo..
ooo..........ooo

monday 龙 · Dragon
gravity=none border=open turns=2 kinds=48 copies=2
..oo................
o.oo.oooo...........
ooooooooooo.........
.oo.ooooooo...ooo...
ooooooo..ooo.ooooo..
ooooo....oooooo.ooo.
..oo....ooooooo..ooo
......ooooo.ooo...oo
.....oooo...ooo...oo
....ooo....ooo...ooo
....ooooooooo...ooo.
.....ooooooo....oo..
......oo.oo.......oo
.....ooo.ooo.....oo.

monday 冰淇淋 · Ice cream
gravity=none border=open turns=2 kinds=25 copies=4
....oooo....
..oooooooo..
.oooooooooo.
.oooooooooo.
oooooooooooo
oooooooooooo
............
.oooooooooo.
..oooooooo..
..oooooooo..
...oooooo...
...oooooo...
....oooo....
.....oo.....

monday 眼睛 · Eye
gravity=none border=open turns=2 kinds=48 copies=2
......oooooo......
...oooooooooooo...
..oooo......oooo..
.ooo...oooo...ooo.
ooo...oooooo...ooo
ooo...oooooo...ooo
.ooo...oooo...ooo.
..oooo......oooo..
...oooooooooooo...
......oooooo......

monday 雨 · 雨 Rain
gravity=none border=open turns=2 kinds=48 copies=2
oooooooooooooooo
oooooooooooooooo
.......oo.......
oooooooooooooooo
oo.....oo.....oo
oo.oo..oo..oo.oo
oo..oo.oo.oo..oo
oo.....oo.....oo
oo.oo..oo..oo.oo
oo..oo.oo.oo..oo
oo.....oo.....oo
oo.....oo.....oo

monday 蛇 · Snake
gravity=none border=open turns=2 kinds=48 copies=2
...oooooo.........
..oooooooo........
..oo.ooooo........
ooooooooo.........
o..ooooo..........
...oooo...ooooo...
...oooo..ooooooo..
...oooo.oooo.oooo.
...oooooooo...oooo
....oooooo.....ooo
.....ooo.......ooo
..........oo..oooo
..........ooooooo.
...........oooo...

tuesday 灯笼 · Lantern
gravity=up border=open turns=2 kinds=48 copies=2
......oo......
.....oooo.....
..oooooooooo..
.oo.oo..oo.oo.
oo.ooo..ooo.oo
oo.ooo..ooo.oo
oo.ooo..ooo.oo
oo.ooo..ooo.oo
.oo.oo..oo.oo.
..oooooooooo..
.....oooo.....
......oo......
.....o..o.....
....oo..oo....
....oo..oo....

tuesday 王 · 王 King
gravity=up border=open turns=2 kinds=42 copies=2
oooooooooooooo
oooooooooooooo
......oo......
......oo......
..oooooooooo..
..oooooooooo..
......oo......
......oo......
oooooooooooooo
oooooooooooooo

tuesday 天平 · Scales
gravity=up border=open turns=2 kinds=43 copies=2
........oo........
.ooooooooooooooooo
.o......oo......o.
ooo.....oo.....ooo
o.o.....oo.....o.o
ooo.....oo.....ooo
ooooo...oo...ooooo
.ooo....oo....ooo.
........oo........
.......oooo.......
......oooooo......
....ooooooooo.....

tuesday 喷泉 · Fountain
gravity=up border=open turns=2 kinds=46 copies=2
...oo....oo...
.oo.oo..oo.oo.
oo...o..o...oo
o..ooo..ooo..o
..oo..oo..oo..
..o...oo...o..
......oo......
.....oooo.....
oooooooooooooo
.oooooooooooo.
...oooooooo...
.....oooo.....
.....oooo.....
...oooooooo...

tuesday 蘑菇 · Mushroom
gravity=down border=open turns=2 kinds=26 copies=4
.....oooooo.....
...oooooooooo...
..oooo..oooooo..
.ooooo..ooooooo.
.oooooooooo..oo.
oooooooooooo.ooo
oooooooooooooooo
......oooo......
......oooo......
......oooo......
.....oooooo.....
.....ooooo......

tuesday 中 · 中 Middle
gravity=down border=open turns=2 kinds=46 copies=2
.......oo.......
.......oo.......
oooooooooooooooo
oooooooooooooooo
oo.....oo.....oo
oo.....oo.....oo
oo.....oo.....oo
oooooooooooooooo
oooooooooooooooo
.......oo.......
.......oo.......
.......oo.......

tuesday 双三角 · Two triangles
gravity=down border=open turns=2 kinds=18 copies=4
o................o
oo..............oo
ooo............ooo
oooo..........oooo
ooooo........ooooo
oooooo......oooooo
ooooooo....ooooooo
oooooooo..oooooooo

tuesday 雨伞 · Umbrella
gravity=none border=open turns=2 kinds=24 copies=4
........o........
......ooooo......
....ooooooooo....
..ooooooooooooo..
.ooooooooooooooo.
ooooooooooooooooo
ooooooooooooooooo
o..oo..oo..oo..oo
........o........
........o........
........o........
.....o..o........
.....ooo.........

tuesday 火箭 · Rocket
gravity=down border=open turns=2 kinds=22 copies=4
......oo......
.....oooo.....
....oooooo....
....oo..oo....
....oo..oo....
....oooooo....
....oooooo....
...oooooooo...
..oooooooooo..
.ooooooooooooo
ooo.oooooo.ooo
oo...oooo...o.
......oo......
.....o..o.....

tuesday 口 · 口 Mouth
gravity=up border=open turns=2 kinds=25 copies=4
oooooooooooooo
oooooooooooooo
ooo........ooo
ooo........ooo
ooo........ooo
ooo........ooo
ooo........ooo
ooo........ooo
oooooooooooooo
oooooooooooooo
ooo........ooo

tuesday 木 · 木 Tree
gravity=split-horizontal border=open turns=2 kinds=38 copies=2
.......oo.......
.......oo.......
oooooooooooooooo
oooooooooooooooo
......oooo......
.....oooooo.....
....oo.oo.oo....
...oo..oo..oo...
.ooo...oo...ooo.
oo.....oo.....oo
.......oo.......
.......oo.......

wednesday 贝壳 · Shell
gravity=none border=open turns=2 kinds=31 copies=4
......oooooo......
...oooooooooooo...
.oooooooooooooooo.
oooooooooooooooooo
oooooooooooooooooo
.oo.oo.oooo.oo.oo.
..oo.oo.oo.oo.oo..
...oo.o.oo.o.oo...
....oo.oooo.oo....
.....oooooooo.....
.......oooo.......
........oo........

wednesday 钥匙 · Key
gravity=split-horizontal border=open turns=2 kinds=42 copies=2
..oooooo..........
.oooooooo.........
oooo##oooo........
ooo####ooooooooooo
ooo####ooooooooooo
oooo##oooo..oo.ooo
.oooooooo...oo.ooo
..oooooo.......oo.

wednesday 牌坊 · Gate
gravity=join-vertical border=open turns=2 kinds=45 copies=2
oooooooooooooooo
.oooooooooooooo.
..oo########oo..
oooooooooooooooo
..oo########oo..
..oo########oo..
..oo########oo..
..oo########oo..
..oo########oo..
..oo########oo..
.oooo######oooo.
.oooo######oooo.

wednesday 花瓶 · Vase
gravity=none border=open turns=2 kinds=29 copies=4
....oooooo....
.....oooo.....
.....oooo.....
....oooooo....
..oooooooooo..
.oooooooooooo.
oooooooooooooo
oooooooooooooo
.oooooooooooo.
..oooooooooo..
...oooooooo...
....oooooo....
...oooooooo...

wednesday 王冠 · Crown
gravity=down border=open turns=2 kinds=31 copies=4
o......oo......o
oo....oooo....oo
ooo...oooo...ooo
oooo.oooooo.oooo
oooooooooooooooo
oooooooooooooooo
.oooooooooooooo.
.oooooooooooooo.
................
.oooooooooooooo.
.oooooooooooooo.

wednesday 拱桥 · Arched bridge
gravity=split-horizontal border=open turns=2 kinds=43 copies=2
.......oooo.......
.....oooooooo.....
....oooooooooo....
..oooooooooooooo..
oooooooooooooooooo
ooooo########ooooo
oooo##########oooo
ooo############ooo
oo##############oo
oo##############oo

wednesday 牛 · Ox
gravity=up border=open turns=2 kinds=34 copies=4
ooo............ooo
oo..............oo
ooo..oooooooo..ooo
.oooooooooooooooo.
..oooooooooooooo..
.ooooo.oooo.ooooo.
ooo.oo.oooo.oo.ooo
....oooooooooo....
.....oooooooo.....
....oooooooooo....
....oo.oooo.oo....
....oooooooooo....
.....oooooooo.....

wednesday 松树 · Pine
gravity=down border=open turns=2 kinds=47 copies=2
......oo......
.....oooo.....
....oooooo....
...oooooooo...
.....oooo.....
....oooooo....
...oooooooo...
..oooooooooo..
....oooooo....
..oooooooooo..
.oooooooooooo.
oooooooooooooo
......oo......
......oo......

wednesday 燕子 · Swallow
gravity=up border=open turns=2 kinds=48 copies=2
oo...............oo
.ooo...........ooo.
.oooooo.....oooooo.
..oooooooo.ooooooo.
...oooooooooooooo..
......ooooooooo....
.......ooooooo.....
.......oooooo......
......ooooooo......
.....ooo..oooo.....
....ooo.....ooo....
...oo.........o....

wednesday 星星 · Star
gravity=up border=open turns=2 kinds=47 copies=2
.......oo.......
.......oo.......
......oooo......
......oooo......
oooooooooooooooo
.oooooooooooooo.
...oooooooooo...
....oooooooo....
....oooooooo....
...oooooooooo...
...oooo..oooo...
..ooo......ooo..
..o..........o..

wednesday 十字 · Cross
gravity=join-vertical border=open turns=2 kinds=25 copies=4
.....oooooo.....
.....oooooo.....
.....oooooo.....
oooooooooooooooo
oooooooooooooooo
oooooooooooooooo
oooooooooooooooo
.....oooooo.....
.....oooooo.....
.....oooooo.....

thursday 茶壶 · Teapot
gravity=split-horizontal border=open turns=2 kinds=48 copies=2
......oo..........
.....oooo.........
...oooooooo....ooo
..oooooooooo..ooo.
ooooooooooooo.oo..
oo.ooooooooooooo..
o..oooooooooooo...
oo.ooooooooooo....
.ooooooooooooo....
..ooooooooooo.....
...ooooooooo......
....ooooooo.......
...oooooooo.......

thursday 螃蟹 · Crab
gravity=join-vertical border=open turns=2 kinds=48 copies=2
.oo............oo.
oo..............oo
ooo.oo......oo.ooo
.ooooo......ooooo.
..ooo.oo..oo.ooo..
....oooooooooo....
...oooooooooooo...
o.oooooooooooooo.o
.oooooooooooooooo.
..oooooooooooooo..
.ooo.oooooooo.ooo.
oo..oo......oo..oo
o..oo........oo..o

thursday 叶子 · Leaf
gravity=right border=open turns=2 kinds=48 copies=2
...........oooo.
........oooooooo
......ooooooooo.
....ooooooooooo.
...ooooooo.oooo.
..ooooooo.ooooo.
..oooooo.oooooo.
.oooooo.oooooo..
.ooooo.oooooo...
.oooo.oooooo....
..oo.ooooo......
..o.oo..........
.oo.............
oo..............

thursday 兔 · Rabbit
gravity=join-horizontal border=open turns=2 kinds=48 copies=2
oo....oo....
ooo..ooo....
ooo..ooo....
ooo..ooo....
.oooooo.....
oooooooo....
o.oooo.o....
oooooooo....
.oooooo.....
.ooooooooo..
oooooooooooo
oooooooooooo
ooooooooooo.
ooo.ooooooo.

thursday 领结 · Bow tie
gravity=left border=open turns=2 kinds=48 copies=2
ooo..............ooo
ooooo..........ooooo
ooooooo..oo..ooooooo
oooooooo.oo.oooooooo
oooooooooooooooooooo
oooooooo.oo.oooooooo
ooooooo..oo..ooooooo
ooooo..........ooooo
ooo..............ooo

thursday 热气球 · Balloon
gravity=down border=open turns=2 kinds=48 copies=2
....oooooo....
..oooooooooo..
.oooooooooooo.
oooooooooooooo
oooooooooooooo
oooooooooooooo
.oooooooooooo.
..oooooooooo..
....oooooo....
.....o..o.....
.....o..o.....
.....oooo.....
.....oooo.....

thursday 田 · 田 Field
gravity=join-horizontal border=open turns=2 kinds=48 copies=2
oooooooooooooo
oooooooooooooo
oo....oo....oo
oo....oo....oo
oooooooooooooo
oooooooooooooo
oo....oo....oo
oo....oo....oo
oooooooooooooo
oooooooooooooo

thursday 山 · 山 Mountain
gravity=join-vertical border=open turns=2 kinds=35 copies=2
......oo......
......oo......
......oo......
oo....oo....oo
oo....oo....oo
oo....oo....oo
oo....oo....oo
oo....oo....oo
oo....oo....oo
oooooooooooooo
oooooooooooooo

thursday 鼠 · Rat
gravity=left border=open turns=2 kinds=33 copies=4
...............oo...
..............oooo..
.............ooooo..
...oooooo...oooooo..
..oooooooooooooooo..
.oooooooooooooo.ooo.
.ooooooooooooooooooo
ooooooooooooooooooo.
oo.ooooooooooooo....
o...ooo...ooo.......
o...ooo...oooo......
oo..................
.oooo...............

thursday 马 · Horse
gravity=right border=open turns=2 kinds=48 copies=2
..........o.o...
.........ooooo..
........ooo.ooo.
.......ooooooooo
oo....oooooo.ooo
ooo..oooooo.....
o.oooooooooo....
o.oooooooooo....
o.ooooooooooo...
..ooo...ooo.oo..
..oo....oo...oo.
.oo.....oo...o..
.oo.....oo......
..oo....ooo.....

thursday 窗 · Window
gravity=split-vertical border=open turns=2 kinds=48 copies=2
ooooooooooooooo
ooo###ooo###ooo
ooo...ooo...ooo
ooo...ooo...ooo
ooooooooooooooo
ooooooooooooooo
ooo...ooo...ooo
ooo...ooo...ooo
ooo###ooo###ooo
ooooooooooooooo

friday 鲸 · Whale
gravity=up border=closed turns=2 kinds=33 copies=4
..oo.oo...........
...ooo............
....o.............
..ooooooo.......oo
.oooooooooo.oo.ooo
oooooooooooo.oooo.
oo.oooooooooo.ooo.
ooooooooooooooooo.
ooooooooooooooooo.
.ooooooooooooooo..
..ooooooooooooo...
....ooooooo.......

friday 戏台 · Stage
gravity=none border=open turns=1 kinds=30 copies=4
........oo........
......oooooo......
...oooooooooooo...
oooooooooooooooooo
.oo.oooooooooo.oo.
.oo..oo....oo..oo.
.oo............oo.
.oo............oo.
.oo............oo.
oooooooooooooooooo
oooooooooooooooooo
.oo.oo.oooo.oo.oo.

friday 小屋 · House
gravity=join-vertical border=open turns=2 kinds=48 copies=2
.....oo.......
....oooo......
...oooooo.oo..
..oooooooooo..
.oooooooooooo.
oooooooooooooo
.ooooooooooo..
.ooo..ooo..o..
.ooo..ooo..o..
.ooooooooooo..
.ooooo..oooo..
.ooooo..oooo..

friday 群山 · Mountains
gravity=right border=open turns=2 kinds=27 copies=4
........oo..........
.......oooo.........
......oooooo...oo...
..oo.oooooooo.oooo..
.oooooooooooooooooo.
oooooooooooooooooooo
oooooooooooooooooooo
oooooooooooooooooooo

friday 机器人 · Robot
gravity=up border=open turns=2 kinds=27 copies=4
......oo.......
......oo.......
...ooooooooo...
...o#oooo#oo...
...ooooooooo...
...oo####ooo...
...ooooooooo...
.......oo......
oo.ooooooooo.oo
oo.o##oo##oo.oo
oo.ooooooooo.oo
oo.ooooooooo.oo
...ooo..oooo...
...ooo..ooo....

friday 蝴蝶 · Butterfly
gravity=down border=closed turns=2 kinds=48 copies=2
oo......oo......oo
oooo....oo....oooo
oooooo..oo..oooooo
oooooooooooooooooo
.ooo.oooooooo.ooo.
..oooooooooooooo..
...oooooooooooo...
....ooo.oo.ooo....
...ooo..oo..ooo...
...oo...oo...oo...

friday 狗 · Dog
gravity=left border=open turns=2 kinds=48 copies=2
...oo.............
..ooooo...........
..o.ooooo.........
oooooooooo......oo
oooooo.ooo.....ooo
....oo..oooooooooo
.....oooooooooooo.
.....ooooooooooo..
.....ooooooooooo..
.....ooooooooooo..
.....ooo....oooo..
.....oo......ooo..
.....oo......oo...
....ooo.....ooo...

friday 眼镜 · Glasses
gravity=none border=closed turns=2 kinds=17 copies=4
oo..............oo
oo..............oo
.ooooooo..ooooooo.
oo#...#oooo#...#oo
o#.....#oo#.....#o
o.......oo.......o
o.......oo.......o
o#.....#oo#.....#o
oo#...#o..o#...#oo
.ooooooo..ooooooo.

friday 宝塔 · Pagoda
gravity=down border=closed turns=2 kinds=25 copies=4
.......oo.......
......oooo......
....oooooooo....
......#oo#......
......oooo......
..oooooooooooo..
....#oooooo#....
....oooooooo....
oooooooooooooooo
..#oooooooooo#..
..ooooo..ooooo..
..oooo#..#oooo..
..oooo#..#oooo..

friday 蝴蝶结 · Ribbon
gravity=none border=open turns=1 kinds=25 copies=4
..oooo......oooo..
.oo..oo....oo..oo.
oo....oo..oo....oo
oo.....oooo.....oo
.oo.....oo.....oo.
..oooooooooooooo..
...oooooooooooo...
..oo...oooo...oo..
.oo...oooooo...oo.
.....ooo..ooo.....
....ooo....ooo....
....oo......oo....

friday 猫 · Cat
gravity=down border=open turns=2 kinds=31 copies=4
..oo......oo..
..ooo....ooo..
..oooooooooo..
.oooooooooooo.
.oo..oooo..oo.
.oo..oooo..oo.
oooooooooooooo
.ooooo..ooooo.
..oooooooooo..
...oooooooo...
..oooooooooo..
.oooooooooooo.
.oooooooooooo.

saturday 猪 · Pig
gravity=down border=closed turns=2 kinds=48 copies=2
..............o.o.
...oooooooo..oooo.
..oooooooooooooooo
.ooooooooooooo.oo.
ooooooooooooooooo.
o.oooooooooooooooo
oooooooooooooooooo
..oooooooooooooo..
..ooooooooooooo...
...ooo.....ooo....
...oo.......oo....
...ooo......ooo...

saturday 土 · 土 Earth
gravity=none border=open turns=1 kinds=19 copies=4
.......oo.......
.......oo.......
.......oo.......
.oooooooooooooo.
.oooooooooooooo.
.......oo.......
.......oo.......
.......oo.......
.......oo.......
oooooooooooooooo
oooooooooooooooo

saturday 虎 · Tiger
gravity=left border=open turns=2 kinds=48 copies=2
.ooo......ooo.
oooooooooooooo
oo.oooooooo.oo
.oooo.oo.oooo.
.ooooo..ooooo.
oooooooooooooo
o..o.oooo.o..o
oooo.oooo.oooo
.oooooooooooo.
o..oooooooo..o
oooooo..oooooo
.oooooooooooo.
..oooo..oooo..
....oooooo....

saturday 回环 · Ring
gravity=up border=open turns=2 kinds=48 copies=2
....oooooooo....
..oooooooooooo..
.oooooooooooooo.
oooooo....oooooo
ooooo......ooooo
ooooo......ooooo
oooooo....oooooo
.oooooooooooooo.
..oooooooooooo..
....oooooooo....

saturday 郁金香 · Tulip
gravity=none border=open turns=1 kinds=27 copies=4
...o...oo...o...
...oo.oooo.oo...
...oooooooooo...
...oooooooooo...
...oooooooooo...
....oooooooo....
.....oooooo.....
.......oo.......
oo.....oo.....oo
ooo....oo....ooo
.oooo..oo..oooo.
..oooo.oo.oooo..
...oooooooooo...
.....oooooo.....

saturday 窗棂 · Lattice
gravity=left border=closed turns=2 kinds=48 copies=2
oooooooooooooooo
o#oooo#oo#oooo#o
oooooooooooooooo
ooo#oooooooo#ooo
oooooooooooooooo
o#oooo#oo#oooo#o
oooooooooooooooo

saturday 雨云 · Rain cloud
gravity=join-horizontal border=open turns=2 kinds=27 copies=4
......ooooo.......
....ooooooooo.....
..ooooooooooooo...
.ooooooooooooooooo
oooooooooooooooooo
.oooooooooooooooo.
..................
..oo..oo..oo..oo..
.oo..oo..oo..oo...
..................
....oo..oo..oo....
...oo..oo..oo.....

saturday 羊 · Goat
gravity=down border=open turns=2 kinds=48 copies=2
......oo..oo......
.....oo..oo.......
....oo..oo........
...ooooooo........
..oo.oooo.........
oooooooooo........
oooooooooooooooo..
.oooo.ooooooooooo.
..oo..oooooooooo.o
..o...oooooooooo..
..o...oooooooooo..
......ooo...ooooo.
......oo.....o.oo.
......oo.....o.oo.
......oo.....o....

saturday 沙漏 · Hourglass
gravity=none border=open turns=1 kinds=24 copies=4
oooooooooooooooo
.oooooooooooooo.
...oooooooooo...
.....oooooo.....
.......oo.......
.......oo.......
.....oooooo.....
...oooooooooo...
.oooooooooooooo.
oooooooooooooooo

saturday 鱼 · Fish
gravity=right border=open turns=2 kinds=48 copies=2
.....oooooo......o
...oooooooooo...oo
..oooooooooooo.ooo
.ooo.ooooooooooooo
ooooooooooooooooo.
.ooooooooooooooooo
..oooooooooooo.ooo
...oooooooooo...oo
.....oooooo......o

saturday 鸡 · Rooster
gravity=join-horizontal border=closed turns=2 kinds=31 copies=4
...oo.............
..oooo..........oo
.ooooo.........ooo
.o.oooo......ooooo
oooooooo...ooooooo
..ooooooooooooooo.
..oo.oooooooooooo.
..oooooooooooooo..
...oooooooooooo...
....oooooooooo....
......oooooo......
.......oo.o.......
.......oo.oo......
......ooo.oo......

sunday 书 · Book
gravity=up border=open turns=2 kinds=48 copies=2
..oooooo..oooooo..
.oooooooooooooooo.
oooooooooooooooooo
oo.oooo.oo.oooo.oo
oooooooooooooooooo
oo.oooo.oo.oooo.oo
oooooooooooooooooo
oo.oooo.oo.oooo.oo
oooooooooooooooooo
ooooooo.oo.ooooooo
........oo........

sunday 心形 · Heart
gravity=join-horizontal border=open turns=2 kinds=27 copies=4
..oooo....oooo..
.oooooo..oooooo.
oooooooooooooooo
oooooooooooooooo
oooooooooooooooo
.oooooooooooooo.
..oooooooooooo..
....oooooooo....
......oooo......
.......oo.......

sunday 铜钱 · Copper coin
gravity=right border=open turns=2 kinds=48 copies=2
....oooooo....
..oooooooooo..
.oooooooooooo.
.oooooooooooo.
ooooo####ooooo
ooooo#..#ooooo
ooooo#..#ooooo
ooooo####ooooo
.oooooooooooo.
.oooooooooooo.
..oooooooooo..
....oooooo....

sunday 凹 · 凹 Hollow
gravity=join-horizontal border=closed turns=2 kinds=29 copies=4
oooo......oooo
oooo......oooo
oooo......oooo
oooo......oooo
oooooooooooooo
oooooooooooooo
oooooooooooooo
oooooooooooooo
oooooooooooooo
oooooooooooooo

sunday 城堡 · Castle
gravity=down border=open turns=2 kinds=33 copies=4
oo.oo......oo.oo
ooooo......ooooo
ooooo.o..o.ooooo
.ooo.oooooo.ooo.
.oooooooooooooo.
.o#oooo##oooo#o.
.o#oooo##oooo#o.
.oooooooooooooo.
.ooooo#..#ooooo.
.ooooo#..#ooooo.
ooooo#....#ooooo
ooooo#....#ooooo

sunday 蜗牛 · Snail
gravity=join-horizontal border=closed turns=2 kinds=30 copies=4
o..o..............
o..o....oooooo....
oooo...oooooooo...
oooo..ooo####ooo..
oooo..oo######ooo.
.ooo..oo##oo###oo.
.ooo..oo##oo###oo.
.oooo.ooooooo##oo.
..oooo#ooooo##ooo.
..ooooo######oooo.
...oooooooooooooo.
....ooooooooooooo.

sunday 凸 · 凸 Bulge
gravity=down border=closed turns=2 kinds=48 copies=2
....oooooo....
....oooooo....
....oooooo....
....oooooo....
oooooooooooooo
oooooooooooooo
oooooooooooooo
oooooooooooooo
oooooooooooooo
oooooooooooooo

sunday 长方形 · Rectangle
gravity=up border=closed turns=2 kinds=48 copies=2
oooooooooooooo
oooooooooooooo
oooooooooooooo
oooooooooooooo
oooooooooooooo
oooooooooooooo
oooooooooooooo
oooooooooooooo

sunday 菱形 · Diamond
gravity=left border=open turns=2 kinds=48 copies=2
........oo........
......oooooo......
....oooooooooo....
..oooooooooooooo..
oooooooooooooooooo
oooooooooooooooooo
..oooooooooooooo..
....oooooooooo....
......oooooo......
........oo........

sunday 苹果 · Apple
gravity=left border=closed turns=2 kinds=48 copies=2
........oo....
.......oo.ooo.
.......o.ooo..
..oooo.oooo...
.ooooooooooo..
oooooooooooooo
oooooooooooooo
oooooooooooooo
oooooooooooooo
.oooooooooooo.
.oooooooooooo.
..oooooooooo..
...ooo..ooo...

sunday 猴 · Monkey
gravity=none border=open turns=1 kinds=33 copies=4
...oooooo.......
..oooooooo......
.oo.oo.ooo......
ooo.oo.oooo.....
.ooooooooo......
..oo..ooo.....oo
...ooooo.....ooo
..ooooooo....oo.
.ooooooooo...o..
oo.ooooo.oo..oo.
oo.ooooo.oo...oo
.ooooooooooo..oo
..ooo.oooooooooo
.ooo...ooo.ooo..
`;

/** resources/daily/seeds.txt. */
export const DAILY_SEEDS = `2026-01 0u010408001g06020m010000041p0g0r0b0000010804000804000600030807
2026-02 00000b0k04030u0100000204040400000u0q0x010f0000000207000h
2026-03 0100000d09060a00000f0b0n0l0504000l0107000103000a0n000e00000008
2026-04 090g0y020400160e0s010g02000700020102010009020i0803010005040e
2026-05 010002010211060k01030000060108000200000u0508000100140203000400
2026-06 000a130g110000000o0h0l000500000102070h0000000c07070501010000
2026-07 030b040101000415000g0200010402290a0104000012110e0c0600000e030b
2026-08 080000000008000b00010402010i0100000v021104040b004b010w07040300
2026-09 0e1h0b010000000v010f060f0e000004090a0300000504000c0k00000201
2026-10 1c0c010600090b37020200000100070b08000001090l040901000w040m0b01
2026-11 040013070804000000150909000500001m0f09250a01000l0108040n0400
2026-12 060a0508020000050d0501020400010900090500000604170h020100020b0f
2027-01 0300000001100x0302000000010104090000140m0508020000100e0h090203
2027-02 001n090s0x0d00000i0700010a02000103090g0101000o2i080r0j03
2027-03 0000020904010000050a1609010100051p0112020000000q0b020800001102
2027-04 0i040200000b0d080u0600000p0007050g00000l0n000g0601000p0d0l06
2027-05 080400030202060a0000000j070u050200010303040c0400071w06060b0100
2027-06 0a1l040202010001011z060502001b0e03000403000g0j0z020601000200
2027-07 06080b000005020b010101000h0206010601000404040109020003030c000j
2027-08 040104030c09030000001803010c020000130g0k060100030r0h0b0101010s
2027-09 0003000a06001g0d0a010g01000i0l000t060100040e04000503000q010j
2027-10 02000400020504000c00000n0c000g05000000000103040400020f1f070x00
2027-11 00020601020405000406080f0101000502010g040500060d00080200002c
2027-12 090106050200061108070501000a030c0209080000030a040c00000c05050b
2028-01 090300000f0e0r010g0003027l030902000312080w060200020e0h0h090100
2028-02 1h050b080607000l0n0v040902000x14080c0801000e0j0e020307000a
2028-03 050604070b0003040701070000090r031c090200000616020c0700010j1d00
2028-04 000100030r0305030100040h0c0f0700000k030b0g0709000q0g02010903
2028-05 002b0j02020701000o0t0f0n0206002v000a0g07020007040d040001001d0a
2028-06 01010g010102020b0i0200000c022402030500021r0302020200000a0607
2028-07 0203000c0008050000000h0000010400001y0203100700000o0q050g000000
2028-08 08080200050a0002010m030000000u030n0c09040004020901000100070610
2028-09 050g0200030k0202010000010f040001030100000f090002000m0a0d0802
2028-10 01000k0n06000200000r0d0402000600010604010r0300020003030f000000
2028-11 0u0000060101000s070u0201000a010p0b070300020d070j000200050u0a
2028-12 010000021b04000300010006020502050200080f04030001001k0j04050000
2029-01 000e0a0o031t0000010a020d0100000x081f0c010300040a0a01000e00001u
2029-02 1507030600030l0605000100000702010301000700010d060000010i
2029-03 07040c0000060m001f01010007190b050500000e0301040q01000405070403
2029-04 04000303050n02040002050d000d020004040w0c060100010c0g01000000
2029-05 00050m0702010005000c01030a000a020p060a0300030c0907060100151008
2029-06 0s02020003070a0p010200000d1005030100001w0o020201010004010100
2029-07 0600070h140p0e0100011j010t00010006180b02000005270601060003000e
2029-08 001d0900050005000b090200000n2f080d0900000q000g02030000010c0l0a
2029-09 03020006050w0a0005000501050c02060006054r050w0000001603050g01
2029-10 0001010g0h0401000101020203020004020r040200000c0s000i0400000q00
2029-11 000g0205001a050e0o040200010a0206030200060b0z0209000400080300
2029-12 0801000h08130g080100030h000n07000000020f0i04020016080h06020400
2030-01 2q0b07070401000d0v060n0500000z09040g030000130c090603010009010c
2030-02 000a01000h0u100b010500000i091s0703000a0g0j050c0000050q07
2030-03 0c040600000t0a030300010902050g0103000a001b000000000g030b020002
2030-04 000r0x08080907000b0000060a010000050h0109010000070v1008010006
2030-05 010c1k0301010w0l0c050i0e00020f010d030200000003060801000w01000g
2030-06 0005000v000b0e0200000v0500050101000707050a020200000601070d0b
2030-07 0003020n000204000607000s080000030201010a0300070c1h0d0s0000051o
2030-08 000801020002180f0a060001100s070a0208003h0402000200000305040g02
2030-09 00000m0i020i0600000c090401010e0006040c000c02000j0203080m0201
2030-10 00140207000000010c0c090k0c00060w04030p0400040p03000f060011020n
2030-11 05040000040j0c00030100030f0f0f0202000f0p040o0200000c00000b0b
2030-12 0700030c020802030003060e0p0r01000000020000000009070h0a0h030000
2031-01 1m08000903000009020o010100030005060h01000h0x040p000a000d020q15
2031-02 0002000b1k01070001000f00020b0i0000010303080301000z05010f
2031-03 0b0200010c020q03080003010f020b000000030700040100010c0403010400
2031-04 07010b0605000010050n0202030018040008040000071f030m0b05000h05
2031-05 03020100000q00040c0b01000809020c0w010002011609000001051h3o0002
2031-06 0100012f010m070000000h0l0e0k000307030b0d0601000m0508020b0400
2031-07 0f0d0300010000020o0e0004000000040b020205000009030505000003030b
2031-08 050o0200020m0q0405020008080k0906010002000401020000020c00060003
2031-09 000j0000000q00000n0t09030f0400020d0o0c0000000f0r030n01020009
2031-10 060g040406000a04090b0201000e00070o0403010002040100000004071504
2031-11 0103000o0v06080m0100011x05070501000j0b0405070200030i0m020e00
2031-12 0020060201040000040n0k100g010001070g040t0100000r02000100000203
2032-01 0a040m000000000x01030100010b1f0r09060000030h080f02000a0g0b0l0y
2032-02 0300110l0102050100012q0m050101000b020705020000070s140e0c01
2032-03 0002000b0309040001000z010c00000n050m05070100010508020000000k07
2032-04 0409030000041u010f00000002070u040501001f010u000101000g0f0c05
2032-05 0502000b1101020400000v31000h070100030507030e010001010o02080300
2032-06 070a09090l00010002000p01050008001e030d0300010o08010f01000703
2032-07 0d070c01040h0j000a00010009020102040300000g0105070000120q010506
2032-08 03000h0607030801000f0b01040400000e1r070b0i03000009080700080007
2032-09 030c0204060000200003070000050n01080002000b0b00080504000v0406
2032-10 010501001r0b080f050000280k080h03050002020a020j0000060e06010200
2032-11 00050b0e000n010100000l0g0003000b031y050a0000041j090k0b070002
2032-12 0f0b020101000u0001030006000900030900010022050d03020200040m0q0t
2033-01 0000000k09010105000000020702030600000c0500010100000e0g04000000
2033-02 010c1q0a0q0d00090p040901010000020g050j00001m040603080000
2033-03 081l0f0c090200000q050r0405000g0e16040300001905040110000002060f
2033-04 01030300080c150u05000004020j0002010008090604230a0009040b0f03
2033-05 020002020b10020101000m0006020300130x0301030100030706000702000z
2033-06 040c0a040100070k0j0100070002070g0i0202000f010508000301000133
2033-07 0m0101000a0713010i0500001e0c00080000000112040002000b00040n0601
2033-08 0007080i020l00000g0a0h09000200171h1f00000100020000090002000203
2033-09 030c030000010402000400010006080203050001040c03140600020p0g08
2033-10 010400010g0f04090000130800070300000o0a050m0v01003l0t0701050200
2033-11 1a0n0o0i0q010008040103000600030704010301001e0j14050400000505
2033-12 07030002000b111p0m0c020000240103060200000f01000100020i08030107
2034-01 05000d03000h0u03000a0n03020202000l0i090c0301001i061f010a020000
2034-02 0203010300000s0j040002040107010c0g020000000u0n060s070001
2034-03 1h0d0b030100000d010i0200011402020y02060002080604050100070c000b
2034-04 0305000x1u0v0h0h03000t070000040300020103010701000n040b0w0000
2034-05 020a08060a08000005070w02090j0000480b0e050000010a0p070505000n08
2034-06 0504010300010b03060g040009010x0c06010008000e0o0a04000h0h050d
2034-07 0v070005050c0d060000090z000a0m0200030n0701000500030i2c08010700
2034-08 012b020a0m0301020000060b00000h03040a020100010u000e02040016070m
2034-09 0g0105000i1004030y02000a0e110h0n0400080u0308030000020601150a
2034-10 010000010k0d00020002050u0a070100031e0802000400010c0q1k0408000p
2034-11 03060s0003001g070c010h01000a2y04030001000302040j040100040102
2034-12 000q04000409090j0400000b090n0t090201000f060f080e000j070z010a05
2035-01 000202000o030200040n1d040300000e070a010300000w0k06020d00002700
2035-02 0e0a000100041h0004030300010201000m0300000602060200000704
2035-03 0102050302000o02030005000n0v1707000000011e0a01090000020c090101
2035-04 03000d020c0z02020006000904070200040r080w0800000z0h0a08000400
2035-05 02021k020s01000803080f0500000208040b0e010001010w0100000003000u
2035-06 03050100000805060a080000010808010000000c0b000701000m06020102
2035-07 01004m0i00060000000a0a02050202002006040g0j01000307000d0604000j
2035-08 080b0102000102040601080000000m0l0b0b000002060301020800010d040f
2035-09 010201010003000g05001e0e030e0001000x12040m06010002090h000h04
2035-10 000e0010070g0500010r04070i0100010n030a0g0300020d01010f01000705
2035-11 1g0c0b0000021z0e0b000000001f0j081005003m06030400010000070b0i
2035-12 0900001u0h08040h00000c0c0c0400010002070400090000050k01040i0400
2036-01 00020k01070000000d06020403000702020c060300011k070g08010000070e
2036-02 02010100000t0g03020200040h0o000906000k09010r0001000h0n0501
2036-03 0900000y050o0d010000030h0e0e0100000m0h04010g010000090e0c030000
2036-04 0a003l04080000060h040d0301000002040706000006020a06050000060n
2036-05 1c040401001n100j050100000f0o04120i010000080c020202000303090101
2036-06 0100090l0j1g03000200060300080200080g080b010100011x0601000400
2036-07 010602030601000p02010a07040002000b040101000e0a030y0202000i0b0a
2036-08 000501000c0e0f02010000050202010400000b0m000d0401000307060c0401
2036-09 010g0f050e0m0000000k000304020007120o000000000d0f05070406000k
2036-10 0b06050002000106010u040100070e0a070002000f02050w00000002000c09
2036-11 0e01000k0h01040j03000105160109000005032c0g0o0000000e04180000
2036-12 00030c0b020102000b0f020a0001000f03070k0b0c000f0d0p0d0201000o06
2037-01 080s0205000e0205000b0100000e080a0301000l050j120a00000001080103
2037-02 0000010a0i040504000311040101010001020n0i0104050703001905
2037-03 01000r0o00050a03000v0u0z0e0400000212040q01000002000g0503030007
2037-04 090f040101000e0j050d070000020c0g010501010h002a0j070300070h0a
2037-05 060n0100000z02070600000h0b0t090205000b020c000101000g0r040q0102
2037-06 00040c0v070400000d03000e0a000006060100090000000f020200000003
2037-07 01010m050400020z0p0f0v0000010z040m01000000000h050102012p000204
2037-08 0900000p0006020201002i170k0o0201001v0a0a0101010002030c020c0100
2037-09 070l0i08020800010t0914060500000a0a0d000100080n10040g0200030j
2037-10 000b080000050p0s0f02000003010b060102001h0803060100000o02030207
2037-11 01001u1o0j06090200110402020000000200020b020000120d000s070101
2037-12 02000u0d06060000030z020m0000010v0e03000100000f0r0c0000001w070i
2038-01 010100000y0r0r0i090c00051q03020101000x090d070g02000c000y040300
2038-02 00070g0j0j0b0000010u00000a01000a080301040101030y1k0r0701
2038-03 0001040105040100060400010v000030020b010402001r0i0107030100050i
2038-04 010l070000190c0m0u01080002020b000100000c050m000600000q0b0f08
2038-05 0202010007090000080003013l0d0h03000b04051h000000050h0g01060302
2038-06 21030f000a030000030a060204001n0n07070i0000061p16010b04000j06
2038-07 01020c05000201010b01010003060900070700010a0408040300040p0e0h05
2038-08 0200020t080800080001090p020600000g0q0h02090400010n060f00010018
2038-09 1z090h0b00000g0r0z000a0a0007030k000c0100080105020302000e1u03
2038-10 0t09010001002109020200040w440001080000190002000600080201000f01
2038-11 0005060k00030800090d010305000011050f010003000z0n050e0101000q
2038-12 0204010a000000080405000200011h120805010104090b07020200050f0o09
2039-01 02050002040i0m050400000j0j070200000r02070b0d0300060j0b06030500
2039-02 0m06060x040000030100010a000005050l0t0j01000h040600000300
2039-03 04180z010e010005052q0b06010000051b04070100022y0106000500020b08
2039-04 0301010000070f0i0301000r0e0j0b0401001c0n05080201000w270s0a03
2039-05 0200030808000001000001000d0300000b02000501000001020l0401040000
2039-06 0l0g0w020000012b000b000100010705040305010z02000c020600130a09
2039-07 030302000d0d090f0101000a08000i0307000m0507030502000d0001030604
2039-08 000i01060a0300010007030m020000020i1a05050000060106050a00000009
2039-09 0a040501010f0503020203000i0708020l0200110f02080200001712020u
2039-10 0b01000f030h0d000100050100050f0000020f000f0q010004030m00040400
2039-11 02060m1c2b00000a03010d010200030003080k05000r030m020205000804
2039-12 000g0203003t030g05070200050f03040602000b0204040007000a090f0803
2040-01 010019030d0500010001020k110100000b0225040602000203010h00030003
2040-02 050t0703000003000402050500080001080a01000a0e0o0k040000100n
2040-03 0q040502000302010902040000020l03040300050c01010a00000114150i00
2040-04 090103090f0q1200000c0m060805000002060z000101010i000y03070500
2040-05 080c0604000400100e02030800000h1q061j000000110o0r02040400000900
2040-06 0m020000000j0e0e060200010m050002000001000s1002010002080d030d
2040-07 0200030g0k020004000v0f00000c01000q0a0g050500000a00010a0a00000i
2040-08 02070v0601001b031j000003000300080d040300060000020a00000102000h
2040-09 0j0000040i0k031l0000040804020i010000050h000200000l060g020702
2040-10 000r0g08020c0100010l0a0b0302001y0l060e0003000f04010i0300000900
2040-11 0104050300080003050301010302010e02040000031g090n0100090n0007
2040-12 0902000000090f00000001020b040401000h0q0a04080c000p0e0i00000000
2041-01 040b0b0406060004040o02010900080102040a0000000a0n0i07050000000h
2041-02 08000100010r2q06180100003v090c0d010002040g090802000t0504
2041-03 0900000000130204000500080r02070j01000u500b070f00000w0n0e020600
2041-04 00060c020v0700000a0f010f04010001030a0406010000101k0504070005
2041-05 0o00060200000d0105020000000f050h02040200060g05010703000b0m0603
2041-06 0700000z0d07030b01000l01030m0s0300050a0g00020100010e0h060800
2041-07 0000010g0e0802000908020e0f0000013107020p0500020u0o060c01000003
2041-08 030f0h0000170g0501000100000z020s0101001o2701000702001g0m0t0205
2041-09 030002070e020701000d0114040c000000030y0007000202021606050000
2041-10 000s000o010100020503040300000b04010o030600040s0802050000040a04
2041-11 010b00000m1k050a000200020816001a020001000604020000050q00020j
2041-12 020105000q0e0600000n0l09010i0100011c090204000002130t010403000a
2042-01 0d0h05030200160i0a0d0800000m0m100v06000006130b0d06010006030p01
2042-02 0g0600030a010e0301000o000f0412010007030c0h0302000n0t1301
2042-03 000300010l060a0d020000010106050000030e05030801001t0l0v04020000
2042-04 040a0n040001001n0q1d040600000z060001030f00030i010e010500090o
2042-05 0n0407020003020b0f0201000b0f1r010800000001050201020001000v1005
2042-06 01000a000b0i030800000w05030605000z0b0c0l0000000j000e01060e00
2042-07 0l0b0b000k0300010q02020500000l0s06020a02000101030k010102080k4p
2042-08 010a0300010806020o0200010j15030604002n0205010001000801070u0600
2042-09 0007070a05000200063v0e0d00000008000c0j070b000006020n0000000e
2042-10 0508000e000000000d0d030b00080b060b0u0000050z010a01030005060g03
2042-11 0200010s060f01020000000c0002050300040h0g1p0100000304090c0000
2042-12 001h0104000b020004020000010000060d0e070e000009010k02080000070k
2043-01 350701000000120d0104000006070x04060100040001070003000o28000200
2043-02 02000s0101080200000s040f0w000000070z03010o0600010k040p00
2043-03 010005001b0802020100090x0203010005040b080b0100040b00030i000002
2043-04 0108090502000a0e00010101000w0v04040100000614010i030200012o03
2043-05 0a080600090d09010b0200070l080700000001080e110f0102000b01040e00
2043-06 00000b1q050a0100030j010d0f0000020q00000806010501010d03020003
2043-07 0m06060u030109050k0000050002020b070101001p030i0c020h00000c0l07
2043-08 000100010t0h1t010500020403050001010e060z030d0200031z0602010000
2043-09 040b050b0001001z0r0g000401000t0u0204060300010d05040001000b0k
2043-10 0q130302000e020801020a000709000005040009000b0h05010001070d0003
2043-11 020003080t0v050200090h0b000n0100010c0k0008010001030j070i0500
2043-12 040502000009000v0j1o06040300000k0k0w080200000h0704040400000b01
2044-01 070503000l0c0d040c080500040f0i0b030004000505070000010m0i070007
2044-02 000100010t0101001d050105010100050204070300000600020c0a0600
2044-03 010f0b080605000g07020510020000060d010k0000090c0e060s0000020m05
2044-04 0407020003033u05000000071h07000b030000180a030304030k070a0103
2044-05 02000i0408010404003002020b0301000a04030c0001000a01000107060003
2044-06 020k0504010001010x010300010508080e0400000q0x160i1j0200030n0a
2044-07 01070100040l07030704000f010q01000000040q020e0200001x0304040000
2044-08 001l0c04010b0000000k0c0000070001010d010h01000s060j040800000107
2044-09 1d08050100010404050j0100050s000m0e0000010302000300001m0c0603
2044-10 0p03000u030b090200000f090q02020200041z0p0o000100010e090c090000
2044-11 00000700010200120a000c070100010k0q0307050003040q0f090200001b
2044-12 0400090100000b0202060100050f0g00060200010i0009040000040n0m0103
2045-01 00010v0902000600000r040g0001020006010f01070100060902020r000005
2045-02 0k060a020c00000d0c070k00000017030l000100000o01000l01010g
2045-03 010903020500100x0901020200000s050a0203000a0d0406020100080f0c08
2045-04 080300000k0f020f06000b0g060403030002070i07000000050o13040002
2045-05 00010p040c08000001010g060h0100040c0i010a00001o16020a0600002h0t
2045-06 01030701000k0409040a0200050a05050a000002050c0800010002021303
2045-07 03010000020q00040500020m03000r0000054i040300010000000406080200
2045-08 010b0b0a020500090x0z010002000z0i07030401000j0d0l0d03040004040d
2045-09 00030200000505000500000i0i0u0301000000050205060400060d0k050a
2045-10 0000040m000d090400040c0j030600011i010b050102000c0709060f00000k
2045-11 0f0f1c020000020i0805000300020310000a0200020n040b000000060z02
2045-12 130a030000000b000a02000f0c0f0f00010002080106050200020703070600
`;
