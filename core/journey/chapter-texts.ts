// Written by scripts/make-journey.mjs.
/** The files of resources/journey, for programs that read no files. */
export const CHAPTER_TEXTS: readonly string[] = [
  `chapter shapes
zh-CN 形状
en Shapes

level boat
zh-CN 帆船
en Sailing boat
rules gravity=none border=open turns=2
deal kinds=18 copies=6 seed=3 dealer=2
loss permille=20 measure=2
star seconds=165
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

level tulip
zh-CN 郁金香
en Tulip
rules gravity=none border=open turns=2
deal kinds=27 copies=4 seed=5 dealer=2
loss permille=40 measure=2
star seconds=165
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

level crown
zh-CN 王冠
en Crown
rules gravity=none border=open turns=2
deal kinds=31 copies=4 seed=3 dealer=2
loss permille=50 measure=2
star seconds=195
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

level umbrella
zh-CN 雨伞
en Umbrella
rules gravity=none border=open turns=2
deal kinds=30 copies=2 seed=3 dealer=2
loss permille=70 measure=2
star seconds=150
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

level pine
zh-CN 松树
en Pine
rules gravity=none border=open turns=2
deal kinds=30 copies=2 seed=2 dealer=2
loss permille=80 measure=2
star seconds=150
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

level star
zh-CN 星星
en Star
rules gravity=none border=open turns=2
deal kinds=24 copies=4 seed=2 dealer=2
loss permille=100 measure=2
star seconds=150
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

level house
zh-CN 小屋
en House
rules gravity=none border=open turns=2
deal kinds=26 copies=4 seed=1 dealer=2
loss permille=160 measure=2
star seconds=165
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

level leaf
zh-CN 叶子
en Leaf
rules gravity=none border=open turns=2
deal kinds=36 copies=2 seed=4 dealer=2
loss permille=260 measure=2
star seconds=180
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

level cat
zh-CN 猫
en Cat
rules gravity=none border=open turns=2
deal kinds=39 copies=2 seed=5 dealer=2
loss permille=340 measure=2
star seconds=195
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

level apple
zh-CN 苹果
en Apple
rules gravity=none border=open turns=2
deal kinds=40 copies=2 seed=2 dealer=2
loss permille=400 measure=2
star seconds=195
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

level teapot
zh-CN 茶壶
en Teapot
rules gravity=none border=open turns=2
deal kinds=34 copies=4 seed=3 dealer=2
loss permille=430 measure=2
star seconds=210
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
`,
  `chapter walls
zh-CN 空与墙
en Gaps and walls

level bridge
zh-CN 拱桥
en Arched bridge
rules gravity=none border=open turns=2
deal kinds=22 copies=4 seed=5 dealer=2
loss permille=190 measure=2
star seconds=135
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

level key
zh-CN 钥匙
en Key
rules gravity=none border=open turns=2
deal kinds=14 copies=4 seed=3 dealer=2
loss permille=230 measure=2
star seconds=135
..oooooo..........
.oooooooo.........
oooo##oooo........
ooo####ooooooooooo
ooo####ooooooooooo
oooo##oooo..oo.ooo
.oooooooo...oo.ooo
..oooooo.......oo.

level window
zh-CN 窗
en Window
rules gravity=none border=open turns=2
deal kinds=36 copies=2 seed=1 dealer=2
loss permille=270 measure=2
star seconds=180
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

level glasses
zh-CN 眼镜
en Glasses
rules gravity=none border=open turns=2
deal kinds=11 copies=6 seed=1 dealer=2
loss permille=330 measure=2
star seconds=105
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

level castle
zh-CN 城堡
en Castle
rules gravity=none border=open turns=2
deal kinds=41 copies=2 seed=2 dealer=2
loss permille=340 measure=2
star seconds=195
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

level pagoda
zh-CN 宝塔
en Pagoda
rules gravity=none border=open turns=2
deal kinds=31 copies=2 seed=5 dealer=2
loss permille=420 measure=2
star seconds=150
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

level coin
zh-CN 铜钱
en Copper coin
rules gravity=none border=open turns=2
deal kinds=30 copies=4 seed=3 dealer=2
loss permille=430 measure=2
star seconds=180
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

level gate
zh-CN 牌坊
en Gate
rules gravity=none border=open turns=2
deal kinds=29 copies=2 seed=2 dealer=2
loss permille=440 measure=2
star seconds=135
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

level robot
zh-CN 机器人
en Robot
rules gravity=none border=open turns=2
deal kinds=12 copies=6 seed=2 dealer=2
loss permille=520 measure=2
star seconds=165
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

level snail
zh-CN 蜗牛
en Snail
rules gravity=none border=open turns=2
deal kinds=30 copies=4 seed=5 dealer=2
loss permille=560 measure=2
star seconds=180
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
`,
  `chapter gravity
zh-CN 升与落
en Fall and rise

level fountain
zh-CN 喷泉
en Fountain
rules gravity=down border=open turns=2
deal kinds=15 copies=4 seed=7 dealer=2
loss permille=170 measure=2
star seconds=150
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

level mushroom
zh-CN 蘑菇
en Mushroom
rules gravity=down border=open turns=2
deal kinds=18 copies=6 seed=1 dealer=2
loss permille=220 measure=2
star seconds=165
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

level mountains
zh-CN 群山
en Mountains
rules gravity=down border=open turns=2
deal kinds=18 copies=6 seed=1 dealer=2
loss permille=280 measure=2
star seconds=165
........oo..........
.......oooo.........
......oooooo...oo...
..oo.oooooooo.oooo..
.oooooooooooooooooo.
oooooooooooooooooooo
oooooooooooooooooooo
oooooooooooooooooooo

level vase
zh-CN 花瓶
en Vase
rules gravity=up border=open turns=2
deal kinds=18 copies=4 seed=7 dealer=2
loss permille=350 measure=2
star seconds=180
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

level rain-cloud
zh-CN 雨云
en Rain cloud
rules gravity=down border=open turns=2
deal kinds=34 copies=2 seed=7 dealer=2
loss permille=400 measure=2
star seconds=165
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

level lantern
zh-CN 灯笼
en Lantern
rules gravity=up border=open turns=2
deal kinds=48 copies=2 seed=7 dealer=2
loss permille=480 measure=2
star seconds=150
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

level balloon
zh-CN 热气球
en Balloon
rules gravity=down border=open turns=2
deal kinds=48 copies=2 seed=1 dealer=2
loss permille=520 measure=2
star seconds=165
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

level rocket
zh-CN 火箭
en Rocket
rules gravity=up border=open turns=2
deal kinds=43 copies=2 seed=5 dealer=2
loss permille=570 measure=2
star seconds=135
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

level ice-cream
zh-CN 冰淇淋
en Ice cream
rules gravity=up border=open turns=2
deal kinds=32 copies=2 seed=6 dealer=2
loss permille=630 measure=2
star seconds=150
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

level whale
zh-CN 鲸
en Whale
rules gravity=up border=open turns=2
deal kinds=48 copies=2 seed=5 dealer=2
loss permille=700 measure=2
star seconds=210
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
`,
  `chapter halves
zh-CN 分与合
en Split and join

level scales
zh-CN 天平
en Scales
rules gravity=join-horizontal border=open turns=2
deal kinds=22 copies=4 seed=7 dealer=2
loss permille=220 measure=2
star seconds=135
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

level ribbon
zh-CN 蝴蝶结
en Ribbon
rules gravity=join-horizontal border=open turns=2
deal kinds=48 copies=2 seed=2 dealer=2
loss permille=240 measure=2
star seconds=150
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

level swallow
zh-CN 燕子
en Swallow
rules gravity=join-vertical border=open turns=2
deal kinds=24 copies=4 seed=3 dealer=2
loss permille=300 measure=2
star seconds=150
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

level stage
zh-CN 戏台
en Stage
rules gravity=join-horizontal border=open turns=2
deal kinds=38 copies=2 seed=1 dealer=2
loss permille=350 measure=2
star seconds=180
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

level eye
zh-CN 眼睛
en Eye
rules gravity=join-horizontal border=open turns=2
deal kinds=48 copies=2 seed=7 dealer=2
loss permille=400 measure=2
star seconds=150
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

level butterfly
zh-CN 蝴蝶
en Butterfly
rules gravity=split-vertical border=open turns=2
deal kinds=48 copies=2 seed=4 dealer=2
loss permille=500 measure=2
star seconds=165
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

level shell
zh-CN 贝壳
en Shell
rules gravity=split-vertical border=open turns=2
deal kinds=48 copies=2 seed=7 dealer=2
loss permille=540 measure=2
star seconds=195
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

level crab
zh-CN 螃蟹
en Crab
rules gravity=split-horizontal border=open turns=2
deal kinds=48 copies=2 seed=2 dealer=2
loss permille=660 measure=2
star seconds=210
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

level bow-tie
zh-CN 领结
en Bow tie
rules gravity=join-horizontal border=open turns=2
deal kinds=48 copies=2 seed=8 dealer=2
loss permille=710 measure=2
star seconds=180
ooo..............ooo
ooooo..........ooooo
ooooooo..oo..ooooooo
oooooooo.oo.oooooooo
oooooooooooooooooooo
oooooooo.oo.oooooooo
ooooooo..oo..ooooooo
ooooo..........ooooo
ooo..............ooo

level book
zh-CN 书
en Book
rules gravity=join-vertical border=open turns=2
deal kinds=40 copies=4 seed=7 dealer=2
loss permille=740 measure=2
star seconds=240
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
`,
  `chapter border
zh-CN 边界与转折
en Borders and turns

level kou
zh-CN 口
en 口 Mouth
rules gravity=none border=closed turns=1
deal kinds=11 copies=6 seed=2 dealer=2
loss permille=250 measure=2
star seconds=150
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

level mu
zh-CN 木
en 木 Tree
rules gravity=none border=closed turns=1
deal kinds=8 copies=6 seed=7 dealer=2
loss permille=300 measure=2
star seconds=120
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

level huo
zh-CN 火
en 火 Fire
rules gravity=none border=closed turns=1
deal kinds=14 copies=4 seed=7 dealer=2
loss permille=350 measure=2
star seconds=90
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

level shan
zh-CN 山
en 山 Mountain
rules gravity=none border=closed turns=1
deal kinds=8 copies=6 seed=8 dealer=2
loss permille=410 measure=2
star seconds=105
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

level tian
zh-CN 田
en 田 Field
rules gravity=none border=closed turns=3
deal kinds=48 copies=2 seed=1 dealer=2
loss permille=430 measure=2
star seconds=165
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

level wang
zh-CN 王
en 王 King
rules gravity=none border=closed turns=1
deal kinds=9 copies=6 seed=2 dealer=2
loss permille=510 measure=2
star seconds=135
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

level convex
zh-CN 凸
en 凸 Bulge
rules gravity=none border=closed turns=3
deal kinds=34 copies=2 seed=5 dealer=2
loss permille=590 measure=2
star seconds=165
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

level concave
zh-CN 凹
en 凹 Hollow
rules gravity=none border=closed turns=3
deal kinds=29 copies=4 seed=4 dealer=2
loss permille=640 measure=2
star seconds=180
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

level da
zh-CN 大
en 大 Big
rules gravity=none border=closed turns=1
deal kinds=11 copies=6 seed=1 dealer=2
loss permille=690 measure=2
star seconds=105
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

level yu
zh-CN 雨
en 雨 Rain
rules gravity=none border=closed turns=1
deal kinds=29 copies=4 seed=2 dealer=2
loss permille=730 measure=2
star seconds=180
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

level jing
zh-CN 井
en 井 Well
rules gravity=none border=closed turns=1
deal kinds=17 copies=6 seed=7 dealer=2
loss permille=770 measure=2
star seconds=150
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

level hui
zh-CN 回
en 回 Return
rules gravity=none border=closed turns=1
deal kinds=43 copies=2 seed=1 dealer=2
loss permille=840 measure=2
star seconds=210
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

level tu
zh-CN 土
en 土 Earth
rules gravity=none border=closed turns=1
deal kinds=13 copies=6 seed=3 dealer=2
loss permille=880 measure=2
star seconds=120
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

level zhong
zh-CN 中
en 中 Middle
rules gravity=none border=closed turns=1
deal kinds=29 copies=2 seed=2 dealer=2
loss permille=940 measure=2
star seconds=150
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
`,
  `chapter masters
zh-CN 大师
en Masters

level horse
zh-CN 马
en Horse
rules gravity=join-horizontal border=open turns=2
deal kinds=26 copies=4 seed=3 dealer=2
loss permille=310 measure=2
star seconds=165
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

level rooster
zh-CN 鸡
en Rooster
rules gravity=left border=closed turns=2
deal kinds=31 copies=4 seed=5 dealer=2
loss permille=410 measure=2
star seconds=195
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

level dragon
zh-CN 龙
en Dragon
rules gravity=up border=open turns=2
deal kinds=48 copies=2 seed=6 dealer=2
loss permille=420 measure=2
star seconds=210
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

level dog
zh-CN 狗
en Dog
rules gravity=up border=open turns=2
deal kinds=48 copies=2 seed=1 dealer=2
loss permille=480 measure=2
star seconds=180
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

level monkey
zh-CN 猴
en Monkey
rules gravity=split-vertical border=open turns=2
deal kinds=48 copies=2 seed=3 dealer=2
loss permille=530 measure=2
star seconds=195
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

level snake
zh-CN 蛇
en Snake
rules gravity=right border=closed turns=2
deal kinds=35 copies=2 seed=3 dealer=2
loss permille=590 measure=2
star seconds=180
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

level tiger
zh-CN 虎
en Tiger
rules gravity=left border=open turns=2
deal kinds=37 copies=4 seed=6 dealer=2
loss permille=650 measure=2
star seconds=225
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

level goat
zh-CN 羊
en Goat
rules gravity=down border=closed turns=2
deal kinds=31 copies=4 seed=1 dealer=2
loss permille=710 measure=2
star seconds=195
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

level rat
zh-CN 鼠
en Rat
rules gravity=down border=open turns=2
deal kinds=48 copies=2 seed=4 dealer=2
loss permille=780 measure=2
star seconds=195
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

level ox
zh-CN 牛
en Ox
rules gravity=split-horizontal border=closed turns=2
deal kinds=48 copies=2 seed=4 dealer=2
loss permille=790 measure=2
star seconds=210
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

level rabbit
zh-CN 兔
en Rabbit
rules gravity=join-vertical border=closed turns=2
deal kinds=28 copies=4 seed=6 dealer=2
loss permille=870 measure=2
star seconds=165
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

level pig
zh-CN 猪
en Pig
rules gravity=join-horizontal border=closed turns=2
deal kinds=48 copies=2 seed=4 dealer=2
loss permille=960 measure=2
star seconds=210
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
`,
];
